import { idOfName, nameInYaml } from "./name-in-yaml.ts";

const PLAYBOOK = `# yaml-language-server: $schema=../../schemas/playbook.schema.json
# Every line that starts with # is a note to you. Delete the notes when you no longer need them.
id: %ID%
version: "0.1"
name: %NAME%
# What it looks at, in one sentence.
about: Checks the price and whether it renews.
# Phrases of a title and of a text by which the review knows such a contract.
title: [%PHRASE%]
text: [%PHRASE%]
# The people who may read it, each with the words that a contract has for them.
sides:
  - { id: first, name: Customer, words: [customer, client] }
  - { id: second, name: Company, words: [company, provider] }
items:
  # Reported when it is missing (must) or when it is there (risk); a fact is only shown.
  - id: price
    title: Price
    question: "What does it cost, and when is it paid?"
    sort: must
    severity: high
    # One of these phrases in a sentence is enough. #: a number; ..8: up to eight words between; *: any ending.
    any: ["price|fee* ..12 $|#", "pay|pays ..8 $|#"]
    why: "Without a price and a day, you cannot plan for it."
    ask: "Ask for the price and the day on which it is due."
    # What to write to the other side: a compromise, and what is best for the reader.
    requests:
      all:
        mild: { text: "Please state the price and the day on which it is due.", wording: "The price is [amount], due on [day]." }
        firm: { text: "Please keep the price fixed.", wording: "The price is [amount], due on [day], and does not rise." }
    wording: The price is [amount], due on [day].
    # Proof, in the words of contracts: one passage it finds, and one it must leave alone.
    cases:
      - { excerpt: "The Customer pays a fee of $45 each month.", found: true }
      - { excerpt: "The rooms are cleaned every night.", found: false }
  - id: renewal
    title: Automatic renewal
    question: "Does it renew automatically unless you cancel?"
    sort: risk
    severity: medium
    any: ["automatically|automatic renew*", "renew* ..6 automatically"]
    not: ["?does|shall not ..2 renew"]
    why: "It is easy to forget a contract that renews automatically."
    ask: "Ask for a reminder before it renews."
    cases:
      - { excerpt: "This contract renews automatically for one year.", found: true }
      - { excerpt: "This contract does not renew automatically.", found: false }
`;

/** The text of a new playbook, and its id. */
export const newPlaybook = (name: string): { readonly id: string; readonly text: string } => {
  const id = idOfName(name);
  const values: Readonly<Record<string, string>> = {
    ID: id,
    NAME: nameInYaml(name),
    // A phrase has no signs of its own.
    PHRASE: JSON.stringify(id.replaceAll("-", " ")),
  };
  return { id, text: PLAYBOOK.replaceAll(/%([A-Z]+)%/g, (_, key: string) => values[key] ?? "") };
};
