import { expect, test } from "vitest";
import { compiled } from "./open-cases.ts";

// Roles that one person cannot hold together, by document. The other pairs may be one person: a tenant may manage the
// home, an incorporator may be the registered agent, a guardian may be the executor.
const excluding: readonly (readonly [document: string, ...pairs: string[]])[] = [
  ["articles-of-incorporation.en"],
  ["consulting-agreement.en", "client_consultant"],
  ["consulting-agreement.ja", "client_consultant"],
  ["divorce-agreement.en", "petitioner_respondent"],
  ["employment-agreement.en", "employer_employee"],
  ["employment-agreement.ja", "employer_employee"],
  ["eviction-notice.en", "tenants_landlord_party", "landlord_party_manager", "tenants_manager"],
  ["non-disclosure-agreement.en", "discloser_recipients"],
  ["non-disclosure-agreement.ja", "discloser_recipient"],
  [
    "power-of-attorney.en",
    "principal_agent",
    "principal_second_agent",
    "agent_second_agent",
    "principal_watcher",
    "agent_watcher",
    "second_agent_watcher",
  ],
  ["promissory-note.en", "lender_borrowers"],
  ["rental-agreement.en", "landlords_tenants", "landlords_manager"],
  ["will.en", "testator_executor", "executor_second_executor", "testator_guardian", "guardian_second_guardian"],
  ["will.en", "testator_trustee", "trustee_second_trustee", "testator_spouse", "testator_first_witness"],
];

test.each(excluding)("%s stops if one person holds two roles that exclude each other", (name, ...pairs) => {
  const checks = compiled.definitions.get(name)?.checks ?? [];
  const stops = checks.filter(({ id, stop }) => stop && id.startsWith("distinct_")).map(({ id }) => id);
  expect(stops).toEqual(expect.arrayContaining(pairs.map((pair) => `distinct_${pair}`)));
  if (pairs.length === 0) expect(stops).toEqual([]);
});
