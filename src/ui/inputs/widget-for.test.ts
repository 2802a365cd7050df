import { describe, expect, it } from "vitest";
import { labelingElement, widgetFor } from "./widget-for.ts";

describe("the number of options decides the control (F15)", () => {
  it.each([
    [2, "radio"],
    [7, "radio"],
    [8, "select"],
    [15, "select"],
    [16, "combobox"],
    [60, "combobox"],
  ])("%i options", (count, widget) => {
    expect(widgetFor("choice", count)).toBe(widget);
  });

  it("every other widget is used as the kind specifies", () => {
    expect(widgetFor("date", 0)).toBe("date");
    expect(widgetFor("combobox", 3)).toBe("combobox");
  });

  it("falls back to a text input for a list without options", () => {
    expect(widgetFor("combobox", 0)).toBe("text");
  });

  it("frames sets of options and groups of controls as such", () => {
    expect(labelingElement("choice", 3)).toBe("radiogroup");
    expect(labelingElement("choice", 12)).toBe("label");
    expect(labelingElement("date")).toBe("group");
    expect(labelingElement("text")).toBe("label");
  });
});
