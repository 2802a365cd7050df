import { insertGuest, testProblemExamples } from "../../../../tests/support/problem-examples.ts";

testProblemExamples([
  {
    what: "a signature of an unknown party",
    code: "CW021",
    wrong: [["each: [owner, helpers]", "each: [owner, helper]"]],
    at: "helper]",
    advice: /helpers/,
    right: [],
  },
  {
    what: "a document signed on paper without execution rules (L36)",
    code: "CW038",
    wrong: [
      [
        "esign: allowed",
        "esign: { allowed: prohibited, reason: A will is signed on paper., source: { cite: 15 U.S.C. § 7003 } }",
      ],
    ],
    at: "opening: >-",
    advice: /execution/,
    right: [
      [
        "esign: allowed",
        "esign: { allowed: prohibited, reason: A will is signed on paper., source: { cite: 15 U.S.C. § 7003 } }",
      ],
      ["  signatures:", "  execution: { witnesses: 2 }\n  signatures:"],
    ],
  },
  {
    what: "an e-signature rule without reason and source",
    code: "CW047",
    wrong: [
      ["esign: allowed", "esign: { allowed: conditional }"],
      ["  signatures:", "  execution: { witnesses: 0 }\n  signatures:"],
    ],
    at: "{ allowed: conditional }",
    right: [],
  },
  {
    what: "a sensitive matter without the flag (L37)",
    code: "CW039",
    wrong: [["primary: Sample", "primary: Divorce"]],
    at: "{ icon: shield-check, primary: Divorce",
    right: [["primary: Sample, secondary: Agreement }", "primary: Divorce, secondary: Agreement }\nsensitive: true"]],
  },
  {
    what: "a signer the text does not name",
    code: "CW046",
    wrong: [insertGuest, ["each: [owner, helpers]", "each: [owner, helpers, guest]"]],
    at: "[owner, helpers, guest]",
    advice: /guest \| described/,
    right: [
      insertGuest,
      ["each: [owner, helpers]", "each: [owner, helpers, guest]"],
      ["feeding the pets.", "feeding the pets of {{ guest.name }}."],
    ],
  },
  {
    what: "a party that never signs",
    code: "CW019",
    wrong: [["each: [owner, helpers]", "each: [owner]"]],
    at: "helpers",
    advice: /unsigned: \[helpers\]/,
    right: [["each: [owner, helpers]", "each: [owner], unsigned: [helpers]"]],
    alone: true,
  },
  {
    what: "a party that signs although marked as unsigned",
    code: "CW021",
    wrong: [["each: [owner, helpers]", "each: [owner, helpers], unsigned: [helpers]"]],
    at: "helpers] }",
    right: [],
  },
  {
    what: "a notary certificate for someone who does not sign",
    code: "CW021",
    wrong: [["  signatures: {", "  execution: { notary: { kind: acknowledgment, of: [ownr] } }\n  signatures: {"]],
    at: "ownr",
    advice: /owner/,
    right: [["  signatures: {", "  execution: { notary: { kind: acknowledgment, of: [owner] } }\n  signatures: {"]],
  },
  {
    what: "a party that signs twice",
    code: "CW046",
    wrong: [["{ each: [owner, helpers] }", "{ groups: [{ field: owner }, { field: helpers }, { field: owner }] }"]],
    at: "owner }] }",
    right: [
      [
        "{ each: [owner, helpers] }",
        "{ groups: [{ field: helpers }, { field: owner, when: pets = true }, { field: owner, when: pets = false }] }",
      ],
    ],
  },
]);
