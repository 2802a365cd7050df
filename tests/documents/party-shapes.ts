import type { RawAnswer } from "../../src/model/answers.ts";

/** Around a place or a colon. */
const HARD = "\u00A0";

type Printed = {
  readonly described: string;
  /** The line of the signature block that says what signs, or in which capacity; null for a person who signs alone. */
  readonly line: string | null;
};

/** A party of each kind, and what is printed about it in the languages of translations. */
export type PartyShape = {
  readonly party: { readonly [part: string]: RawAnswer };
  readonly es: Printed;
  readonly fr: Printed;
  readonly de: Printed;
  readonly zh: Printed;
};

const at = { address: "1 High St" };
const person = { kind: "person", name: "Ann Poe", ...at };
const represented = { ...person, signer: "Bo Roe" };
const company = (type: string, more: PartyShape["party"] = {}) => ({
  kind: "company",
  name: "Aster",
  type,
  formed_in: "US-OH",
  signer: "Bo Roe",
  ...at,
  ...more,
});

/** An organization that an officer signs for, by its noun in each language; Chinese nouns follow the place. */
const formed = (
  type: string,
  es: string,
  fr: string,
  de: string,
  zh: string,
  more?: PartyShape["party"],
): PartyShape => {
  const lines = [
    `Aster, ${es} constituida en Ohio`,
    `Aster, ${fr}, lieu de constitution${HARD}: Ohio`,
    `Aster, ${de}, Gründungsort: Ohio`,
    `Aster，一家依Ohio法律设立的${zh}`,
  ] as const;
  return {
    party: company(type, more),
    es: { described: `${lines[0]}, con domicilio en 1 High St`, line: lines[0] },
    fr: { described: `${lines[1]}, dont l’adresse est 1 High St`, line: lines[1] },
    de: { described: `${lines[2]}, mit der Anschrift 1 High St`, line: lines[2] },
    zh: { described: `${lines[3]}，地址为1 High St`, line: lines[3] },
  };
};

/** Who acts for a trust or an estate, or for another person, in each language. */
const acting = (
  party: PartyShape["party"],
  name: string,
  es: string,
  fr: string,
  de: string,
  zh: string,
): PartyShape => ({
  party,
  es: { described: `${name}, ${es}, con domicilio en 1 High St`, line: es },
  fr: { described: `${name}, ${fr}, dont l’adresse est 1 High St`, line: fr },
  de: { described: `${name}, ${de}, mit der Anschrift 1 High St`, line: de },
  zh: { described: `${name}，${zh}，地址为1 High St`, line: zh },
});

const through = (party: PartyShape["party"], es: string, fr: string, de: string, zh: string): PartyShape => ({
  party: { ...represented, ...party },
  es: {
    described: `Ann Poe, persona física con domicilio en 1 High St, que actúa por medio de Bo Roe, ${es}`,
    line: es,
  },
  fr: {
    described: `Ann Poe, personne physique dont l’adresse est 1 High St, agissant par l’intermédiaire de Bo Roe, ${fr}`,
    line: fr,
  },
  de: {
    described: `Ann Poe, eine natürliche Person mit der Anschrift 1 High St, vertreten durch Bo Roe, ${de}`,
    line: de,
  },
  zh: { described: `Ann Poe，地址为1 High St，由Bo Roe${zh}代为行事`, line: zh },
});

const trust = { kind: "company", name: "Oak Trust", type: "trust", signer: "Bo Roe", ...at };
const estate = { kind: "company", name: "Ann Poe", type: "estate", signer: "Bo Roe", ...at };

/** Every kind of party and capacity. */
export const partyShapes: readonly PartyShape[] = [
  {
    party: person,
    es: { described: "Ann Poe, persona física con domicilio en 1 High St", line: null },
    fr: { described: "Ann Poe, personne physique dont l’adresse est 1 High St", line: null },
    de: { described: "Ann Poe, eine natürliche Person mit der Anschrift 1 High St", line: null },
    zh: { described: "Ann Poe，地址为1 High St", line: null },
  },
  {
    party: { ...person, trade_name: "Poe Panels" },
    es: {
      described: "Ann Poe, que opera comercialmente como Poe Panels, persona física con domicilio en 1 High St",
      line: null,
    },
    fr: {
      described: "Ann Poe, exerçant sous le nom commercial Poe Panels, personne physique dont l’adresse est 1 High St",
      line: null,
    },
    de: {
      described: "Ann Poe, handelnd unter dem Namen Poe Panels, eine natürliche Person mit der Anschrift 1 High St",
      line: null,
    },
    zh: { described: "Ann Poe（商业名称：Poe Panels），地址为1 High St", line: null },
  },
  acting(
    { ...person, signed_by: "other", capacity: "receiver" },
    "Ann Poe",
    "no a título personal sino en calidad de receiver",
    "agissant non à titre personnel mais en qualité de receiver",
    "nicht persönlich, sondern handelnd als receiver",
    "并非以个人身份，而是以receiver的身份",
  ),
  through(
    { signed_by: "agent" },
    "como representante en virtud de un poder",
    "en qualité de mandataire en vertu d’une procuration",
    "handelnd aufgrund einer Vollmacht",
    "依授权委托书作为代理人",
  ),
  through(
    { signed_by: "agent", power_date: "2025-05-01" },
    "como representante en virtud de un poder de fecha 1 de mayo de 2025",
    "en qualité de mandataire en vertu d’une procuration en date du 1er mai 2025",
    "handelnd aufgrund einer Vollmacht vom 1. Mai 2025",
    "依授权委托书（日期：2025年5月1日）作为代理人",
  ),
  through(
    { signed_by: "guardian" },
    "en ejercicio de la tutela",
    "en qualité de tuteur",
    "handelnd als Vormund",
    "作为监护人",
  ),
  through(
    { signed_by: "conservator" },
    "en ejercicio de la curatela",
    "en qualité de curateur",
    "handelnd in rechtlicher Betreuung (conservator)",
    "作为财产监护人",
  ),
  formed(
    "corporation",
    "sociedad por acciones (corporation)",
    "société par actions (corporation)",
    "eine Kapitalgesellschaft (corporation)",
    "股份公司（corporation）",
  ),
  formed(
    "limited_liability_company",
    "sociedad de responsabilidad limitada (limited liability company)",
    "société à responsabilité limitée (limited liability company)",
    "eine Gesellschaft mit beschränkter Haftung (limited liability company)",
    "有限责任公司（limited liability company）",
  ),
  formed(
    "general_partnership",
    "sociedad colectiva (general partnership)",
    "société en nom collectif (general partnership)",
    "eine offene Handelsgesellschaft (general partnership)",
    "普通合伙（general partnership）",
  ),
  formed(
    "limited_partnership",
    "sociedad en comandita (limited partnership)",
    "société en commandite (limited partnership)",
    "eine Kommanditgesellschaft (limited partnership)",
    "有限合伙（limited partnership）",
  ),
  formed(
    "limited_liability_partnership",
    "sociedad colectiva de responsabilidad limitada (limited liability partnership)",
    "société en nom collectif à responsabilité limitée (limited liability partnership)",
    "eine Partnerschaft mit beschränkter Haftung (limited liability partnership)",
    "有限责任合伙（limited liability partnership）",
  ),
  formed(
    "nonprofit_corporation",
    "persona jurídica sin fines de lucro (nonprofit corporation)",
    "personne morale sans but lucratif (nonprofit corporation)",
    "eine gemeinnützige Körperschaft (nonprofit corporation)",
    "非营利法人（nonprofit corporation）",
  ),
  formed("other", "entidad", "personne morale", "eine Organisation", "组织"),
  formed(
    "other",
    "entidad (joint venture)",
    "personne morale (joint venture)",
    "eine Organisation (joint venture)",
    "组织（joint venture）",
    { legal_form: "joint venture" },
  ),
  formed("", "sociedad", "société", "eine Gesellschaft", "公司"),
  {
    party: company("government"),
    es: { described: "Aster, entidad pública, con domicilio en 1 High St", line: "Aster, entidad pública" },
    fr: { described: "Aster, personne publique, dont l’adresse est 1 High St", line: "Aster, personne publique" },
    de: {
      described: "Aster, eine öffentliche Stelle, mit der Anschrift 1 High St",
      line: "Aster, eine öffentliche Stelle",
    },
    zh: { described: "Aster，政府机构，地址为1 High St", line: "Aster，政府机构" },
  },
  acting(
    trust,
    "Bo Roe",
    "no a título personal sino en ejercicio del cargo de fiduciario del fideicomiso Oak Trust",
    "agissant non à titre personnel mais en qualité de trustee du trust Oak Trust",
    "nicht persönlich, sondern handelnd als Trustee des Oak Trust",
    "并非以个人身份，而是以Oak Trust信托受托人的身份",
  ),
  acting(
    { ...trust, trust_date: "2019-03-03" },
    "Bo Roe",
    "no a título personal sino en ejercicio del cargo de fiduciario del fideicomiso Oak Trust, de fecha 3 de marzo de 2019",
    "agissant non à titre personnel mais en qualité de trustee du trust Oak Trust, en date du 3 mars 2019",
    "nicht persönlich, sondern handelnd als Trustee des Oak Trust vom 3. März 2019",
    "并非以个人身份，而是以Oak Trust信托（设立日期：2019年3月3日）受托人的身份",
  ),
  acting(
    { ...estate, office: "executor" },
    "Bo Roe",
    "no a título personal sino en ejercicio del cargo de albacea de la sucesión de Ann Poe",
    "agissant non à titre personnel mais en qualité d’exécuteur testamentaire de la succession de Ann Poe",
    "nicht persönlich, sondern handelnd für den Nachlass von Ann Poe (executor)",
    "并非以个人身份，而是以Ann Poe遗产的遗嘱执行人的身份",
  ),
  acting(
    { ...estate, office: "administrator" },
    "Bo Roe",
    "no a título personal sino en ejercicio del cargo de administrador de la sucesión de Ann Poe",
    "agissant non à titre personnel mais en qualité d’administrateur de la succession de Ann Poe",
    "nicht persönlich, sondern handelnd für den Nachlass von Ann Poe (administrator)",
    "并非以个人身份，而是以Ann Poe遗产的遗产管理人的身份",
  ),
  acting(
    { ...estate, office: "personal_representative" },
    "Bo Roe",
    "no a título personal sino en ejercicio del cargo de representante de la sucesión de Ann Poe",
    "agissant non à titre personnel mais en qualité de représentant de la succession de Ann Poe",
    "nicht persönlich, sondern handelnd für den Nachlass von Ann Poe (personal representative)",
    "并非以个人身份，而是以Ann Poe遗产的遗产代表人的身份",
  ),
];
