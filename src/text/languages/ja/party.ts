import type { EstateOffice } from "../../../values/party.ts";
import type { PartyFacts, PartyWords } from "../../words/party-words.ts";
import type { Pattern } from "../../words/pattern.ts";

const OFFICES: { readonly [office in EstateOffice]: string } = {
  executor: "遺言執行者",
  administrator: "遺産管理人",
  personal_representative: "遺産の代表者",
};

const capacity = ({ capacity: acting, office }: PartyFacts): Pattern => {
  switch (acting) {
    case "trustee":
      return [{ part: "name" }, "の受託者として"];
    case "estate":
      return [
        { part: "name", without: ["the ", "estate of "] },
        `の${OFFICES[office ?? "personal_representative"]}として`,
      ];
    case "agent":
      return ["代理人として"];
    case "guardian":
      return ["後見人として"];
    case "conservator":
      return ["財産管理人として"];
    case "other":
      return [{ part: "capacity" }, "として"];
    case "self":
    case "officer":
      return [];
  }
};

const resident: Pattern = [{ part: "address" }, "に住所を有する"];
const individual: Pattern = [...resident, { part: "name" }, { part: "trade_name", lead: "（屋号：", trail: "）" }];

/** Parties in Japanese. Japanese contracts name a company by its head office and leave out where it was formed. */
export const japaneseParty: PartyWords = {
  described: (party) => {
    switch (party.capacity) {
      case "self":
        return individual;
      case "officer":
        return [
          { part: "address" },
          "に本店を有する",
          { part: "name" },
          { part: "trade_name", lead: "（商号の略称：", trail: "）" },
        ];
      case "trustee":
      case "estate":
        return [...resident, { part: "signer" }, "（", ...capacity(party), "）"];
      case "other":
        return [...resident, { part: "name" }, "（", ...capacity(party), "）"];
      case "agent":
      case "guardian":
      case "conservator":
        return [...individual, "（", { part: "signer" }, "が", ...capacity(party), "行為する。）"];
    }
  },
  acting: (party) => {
    switch (party.capacity) {
      case "self":
      case "officer":
        return [{ part: "name" }];
      case "trustee":
      case "estate":
        return [{ part: "signer" }, "（", ...capacity(party), "）"];
      case "other":
        return [{ part: "name" }, "（", ...capacity(party), "）"];
      case "agent":
      case "guardian":
      case "conservator":
        return [{ part: "name" }, "（", { part: "signer" }, "が", ...capacity(party), "行為する。）"];
    }
  },
  entity: () => [],
  alias: () => [],
  capacity,
};
