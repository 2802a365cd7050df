const error = <T extends string, W extends string>(title: T, why: W) => ({ severity: "error", title, why }) as const;

/** Problems in the sources of law. */
export const lawSourceCodes = {
  CW220: error(
    "source of law from an unknown site",
    "Whether a page states the law or only describes it depends on whose page it is.",
  ),
  CW221: error("link that states no rule", "A value cannot be checked on a search page or a home page."),
  CW222: error(
    "kind of source missing or contradicted",
    "The kind of source is what the visitor reads about how sure we are.",
  ),
  CW223: error(
    "confirmed by a source that cannot confirm",
    "A summary can be wrong and a proposal may never pass; only the law, a court or an agency confirms a value.",
  ),
  CW224: error("one rule with two dates", "Two tools would give different answers for the same day."),
  CW225: error("quotation without the figure", "A quotation proves a figure only if the figure is in it."),
  CW226: error(
    "empty value of law",
    "An empty value may mean that the law sets none or that it was not looked up; null says which.",
  ),
} as const;
