import { describe, expect, test } from "vitest";
import { findReferral } from "../../../src/engine/assistant/read-intent.ts";
import { englishCues } from "../../../src/engine/assistant/cues/cues-english.ts";
import { japaneseCues } from "../../../src/engine/assistant/cues/cues-japanese.ts";
import { normalizeInput } from "../../../src/engine/assistant/spans/normalize-input.ts";

const needIn = (typed: string): string | undefined =>
  findReferral(
    normalizeInput(typed),
    (/[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u.test(typed) ? japaneseCues : englishCues).referrals,
  )?.need;

describe("a person hurt at home is sent to the hotline", () => {
  test.each([
    "my bf hit me again",
    "my bf keeps hitting me",
    "my gf beats me when she drinks",
    "hubby choked me last night",
    "my ex-boyfriend threatened to hurt me",
    "my exbf is threatening me",
    "my girlfreind punched me in the face",
    "i was hit by my boyfriend",
    "got beaten up by my ex husband",
    "scared of my bf",
    "I'm afraid of what he will do",
    "scared he'll hurt me if i leave",
    "my baby daddy hit me with a belt",
    "my man hits me",
    "my brother hit me and i live with him",
    "he put his hands on me",
    "my wife beats me in front of the kids",
    "my partner hits the kids",
    "彼氏に殴られた",
    "旦那に叩かれた",
    "元カレに殺すと言われた",
    "彼が私を殴った",
    "主人に首を絞められました",
    "妻に蹴られて離婚したい",
    "夫が怖いです",
  ])("%s", (typed) => expect(needIn(typed)).toBe("domestic_violence"));
});

describe("a blow in other words is no violence at home", () => {
  test.each([
    "hit me with the price",
    "his car hit me",
    "they hit me with a $50 late fee",
    "my husband's car was hit by a truck",
    "my ex hit my parked car",
    "my gf hit a deer with my truck",
    "my wife beat the deadline",
    "my bf and I hit a deal",
    "my landlord threatened me with eviction",
    "a truck hit me in Texas, how long can I sue",
    "she hit me up for a loan",
    "DVDを貸したので契約書を作りたい",
    "暴力団排除条項を入れたい",
    "大丈夫か怖いので契約書を見てほしい",
    "彼の車がぶつかってきた",
    "妻と恐れ入りますが契約書を作りたい",
  ])("%s", (typed) => expect(needIn(typed)).toBeUndefined());
});
