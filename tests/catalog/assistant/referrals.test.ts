import { describe, expect, test } from "vitest";
import { isSpanish, toEnglishQuery } from "../../../src/engine/assistant/cues/spanish.ts";
import { allQuestions } from "../../support/assistant-sets.ts";
import { english, japanese, lastReply } from "../../support/assistant-replies.ts";

describe("people whom no form can help", () => {
  test.each([
    ["my husband hits me and I want a divorce", "1-800-799-7233"],
    ["I want to kill myself", "988"],
    ["I don't want to wake up tomorrow", "988"],
    ["my boyfriend slapped me", "1-800-799-7233"],
    ["he threw a chair at me and took my phone", "1-800-799-7233"],
    ["maybe I should just end it all", "988"],
    ["夫に殴られています", "1-800-799-7233"],
  ])("%s leads to a hotline with quick exit", (typed, phone) => {
    const reply = lastReply([typed], /[ぁ-ん]/.test(typed) ? japanese : english);
    expect(reply.intent).toBe("crisis");
    expect(reply.text).toContain(phone);
    expect(reply.quickExit).toBe(true);
    expect(reply.ids).toEqual([]);
  });

  test.each(["will I win my case", "I was arrested", "how do I get a green card", "hide assets from my wife"])(
    "%s is refused and promises nothing",
    (typed) => expect(lastReply([typed])).toMatchObject({ status: "NO_MATCH", ids: [] }),
  );
});

test.each([
  "how late can rent be before they slap a fee on me in Texas",
  "do two people have to be watching me sign my will in Ohio",
  "they are charging me for a repair that nobody did",
])("%s is no crisis", (typed) => expect(lastReply([typed]).intent).not.toBe("crisis"));

describe("danger in another language than the page's is answered in the page's language", () => {
  test.each([
    ["死にたい", "suicide", english],
    ["夫に殴られています", "domestic_violence", english],
    ["i want to kill myself", "suicide", japanese],
    ["my boyfriend choked me last night", "domestic_violence", japanese],
    ["mi esposo me pega", "domestic_violence", japanese],
    ["I got arrested last night", "criminal", japanese],
  ] as const)("%s: %s", (typed, need, context) => {
    const reply = lastReply([typed], context);
    expect(reply).toMatchObject({ status: "NO_MATCH", ids: [] });
    expect(reply.text.startsWith(context.messages.referrals[need]!)).toBe(true);
  });

  test("the letters of DV inside an English word are no danger", () =>
    expect(lastReply(["advice on a waiver for adventure tours"], japanese).intent).not.toBe("crisis"));
});

describe("Spanish", () => {
  test.each([
    ["necesito un testamento", "will"],
    ["¿Cuánto es la manutención de los hijos en Texas para dos hijos?", "child-support"],
    ["el dueño quiere subir la renta", "rent-increase"],
    ["necesito un poder notarial", "power-of-attorney"],
    ["quiero vender mi carro", "bill-of-sale"],
    ["queremos divorciarnos, porque ya no hay amor", "divorce-agreement"],
  ])("%s finds the page and says that answers are in English", (typed, page) => {
    const reply = lastReply([typed]);
    expect(reply.ids[0]).toBe(page);
    expect(reply.text).toContain(english.messages.spanish);
  });

  test("amounts keep their prepositions, and dates are read", () => {
    expect(lastReply(["me quieren subir la renta de 1000 a 1300 en Texas"]).slots).toMatchObject({
      state: "US-TX",
      rent: "1000",
      asked: "1300",
    });
    expect(toEnglishQuery("un choque el 5 de enero de 2026 en Ohio")).toBe("car accident January 5, 2026 in Ohio");
  });

  test("a single Spanish word is no Spanish text", () => {
    for (const word of ["hermano", "corte", "Sra. Banco"]) expect(isSpanish(word), word).toBe(false);
  });

  test("danger is recognized, and what is not understood is said", () => {
    expect(lastReply(["mi esposo me pega"])).toMatchObject({ intent: "crisis", quickExit: true });
    expect(lastReply(["no quiero vivir"])).toMatchObject({ intent: "crisis", quickExit: true });
    expect(lastReply(["¿qué hora es?"])).toMatchObject({ status: "NO_MATCH", ids: [] });
  });

  test("no English question is taken for Spanish", () => {
    const questions = allQuestions().filter(({ language }) => language === "en");
    expect(questions.flatMap(({ turns }) => turns).filter(isSpanish)).toEqual([]);
  });
});
