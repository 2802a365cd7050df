import { describe, expect, test } from "vitest";
import { englishCues } from "../../../src/engine/assistant/cues/cues-english.ts";
import { japaneseCues } from "../../../src/engine/assistant/cues/cues-japanese.ts";
import { spanishReferrals } from "../../../src/engine/assistant/cues/danger-spanish.ts";
import { findReferral } from "../../../src/engine/assistant/read-intent.ts";
import { normalizeInput } from "../../../src/engine/assistant/spans/normalize-input.ts";
import { foldText } from "../../../src/text/fold-text.ts";

const inEnglish = (typed: string) => findReferral(normalizeInput(typed), englishCues.referrals)?.need;
const inJapanese = (typed: string) => findReferral(normalizeInput(typed), japaneseCues.referrals)?.need;
const inSpanish = (typed: string) => findReferral(foldText(typed), spanishReferrals)?.need;

describe("a person who may take their own life is sent to the lifeline", () => {
  test.each([
    "i keep thinking about hurting myself",
    "i swallowed a whole bottle of pills",
    "took too many of my meds",
    "i'm ending it tonight",
    "i cant go on, im so tired",
    "they won't miss me if i died",
    "i gave up on life",
    "i just want to die",
    "i don't want to be here anymore",
    "i wont be here anymore",
  ])("%s", (typed) => expect(inEnglish(typed)).toBe("suicide"));

  test.each(["生きているのが辛いです", "もう消えたい", "死んだほうがましだ", "薬を大量に飲みました", "いなくなりたい"])(
    "%s",
    (typed) => expect(inJapanese(typed)).toBe("suicide"),
  );

  test.each(["ya no quiero vivir más", "me quiero morir", "tomé muchas pastillas", "estoy cansada de vivir"])(
    "%s",
    (typed) => expect(inSpanish(typed)).toBe("suicide"),
  );
});

describe("danger at this moment is sent to 911, and a hurt child to the hotline for children", () => {
  test.each([
    ["he is at my door with a knife", "emergency"],
    ["someone is in my house right now and has a gun pointed at me", "emergency"],
    ["she's not breathing", "emergency"],
    ["my uncle touches me", "child_abuse"],
    ["my stepdad touches my sister", "child_abuse"],
    ["the nanny slapped our baby", "child_abuse"],
    ["my daughter came back from daycare with bruises", "child_abuse"],
    ["he shakes the baby", "child_abuse"],
    ["my stepbrother comes into my room", "child_abuse"],
    ["he had his belt round my neck", "domestic_violence"],
    ["she keeps throwing plates at me", "domestic_violence"],
    ["my ex hid an airtag in my car", "domestic_violence"],
    ["my uncle locked my grandma in", "domestic_violence"],
    ["he checks my phone every night", "domestic_violence"],
    ["my ex keeps driving by my house", "domestic_violence"],
    ["a man I met online forced himself on me", "sexual_assault"],
    ["i was raped last weekend", "sexual_assault"],
    ["they leave their toddler alone all night", "child_abuse"],
    ["our kitchen is on fire", "emergency"],
    ["my sister tried to kill herself", "suicide"],
    ["nobody would miss me", "suicide"],
    ["the police interrogated my son", "criminal"],
    ["my boy is in county lockup", "criminal"],
    ["border patrol took my cousin", "immigration"],
    ["my fiance is from Brazil, how does she get papers", "immigration"],
    ["he broke my arm last year", "domestic_violence"],
    ["now he found my new address", "domestic_violence"],
    ["my bank is suing me", "sued"],
    ["do you think i'll get the kids", "counsel"],
    ["I need a lawyer who speaks Spanish", "counsel"],
    ["make me a fake pay stub", "wrong"],
    ["put the house in my brother's name before my wife files", "wrong"],
  ])("%s: %s", (typed, need) => expect(inEnglish(typed)).toBe(need));

  test.each([
    ["mi novio me golpeó", "domestic_violence"],
    ["tengo miedo de mi marido", "domestic_violence"],
    ["la niñera le pega a mi hijo", "child_abuse"],
    ["la migra detuvo a mi primo", "immigration"],
    ["lo arrestaron anoche", "criminal"],
    ["me violaron", "sexual_assault"],
    ["mi marido me amenaza con matarme", "domestic_violence"],
    ["me llegó una demanda", "sued"],
    ["cómo saco la residencia", "immigration"],
  ])("%s: %s", (typed, need) => expect(inSpanish(typed)).toBe(need));
});

describe("ordinary requests that sound like danger", () => {
  test.each([
    "I'm ending it, the lease is too expensive",
    "i hurt myself at work in Ohio, can i sue",
    "who gets my house if i die",
    "i took a lot of photos of the damage",
    "my son fell at school and has bruises, deadline to sue",
    "a car hit my daughter in Maine",
    "gun sale to my neighbor, want a receipt",
    "he has a knife shop inside the mall and wants a lease",
    "i will not be here next week, can my sister sign",
    "the ice machine broke",
    "my dad locked my car in his garage",
    "i bring my kids to the sitter",
    "the wrong date is on my lease",
    "the neighbor's dog bit me in Ohio",
    "is a debt collector suing me over a loan that is too old",
    "three months of probation period for a new hire",
    "how much does it cost if I need a lawyer",
    "breaking in new shoes hurt my feet",
    "my roommate broke my phone, can I sue",
  ])("%s", (typed) => expect(inEnglish(typed)).toBeUndefined());

  test.each([
    "生きているのは母だけです",
    "自分が死んだら家を娘に残したい",
    "まだ死にたくないが遺言を作る",
    "データが消えた",
  ])("%s", (typed) => expect(inJapanese(typed)).toBeUndefined());

  test.each(["el dueño me amenaza con desalojo", "quiero vender mi carro", "una carta poder para mi hermana"])(
    "%s",
    (typed) => expect(inSpanish(typed)).toBeUndefined(),
  );
});
