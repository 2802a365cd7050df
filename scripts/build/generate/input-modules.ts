/** A type to write: its schema by pointer, and the types it extends, whose properties are not repeated. */
type InputType = readonly [type: string, pointer: string, ...bases: readonly string[]];

/** A written module and its types in order. */
export type InputModule = { readonly file: string; readonly types: readonly InputType[] };

/** The modules with the types of an author's input. A pointer begins with a key of the definitions. */
export const INPUT_MODULES: readonly InputModule[] = [
  {
    file: "schema-types.ts",
    types: [
      ["CitationInput", "source"],
      ["EntryInput", "entry"],
      ["OptionInput", "option"],
      ["BlockUseInput", "blockUse"],
      ["QuestionUseInput", "questionUse", "BlockUseInput"],
      ["FieldInput", "field", "QuestionUseInput"],
      ["StepInput", "steps/items", "QuestionUseInput"],
      ["CheckInput", "checks/items"],
      ["HelpLinkInput", "way"],
      ["ScreeningInput", "screen/items"],
      ["FigureInput", "figures/items"],
      ["RoleWordsInput", "roles/additionalProperties"],
      ["ItemInput", "items/items/anyOf/1"],
      ["PassageInput", "passage"],
      ["BodyTextInput", "bodyText"],
      ["VariantInput", "variant", "BodyTextInput"],
      ["TableInput", "table"],
      ["ClauseInput", "clause", "BlockUseInput", "BodyTextInput"],
      ["ScheduleInput", "schedule"],
      ["SignaturesInput", "signatures"],
      ["NotaryInput", "notary"],
      ["ExecutionInput", "execution"],
      ["DocumentTextInput", "document"],
      ["NextStepInput", "nextSteps/items"],
      ["LawTopicInput", "lawUse/properties/topics/additionalProperties"],
      ["LawInput", "lawUse"],
      ["CaseInput", "case"],
      ["EsignInput", "esign/anyOf/1"],
      ["AboutInput", "about"],
    ],
  },
  {
    file: "document-input.ts",
    types: [
      ["PageHeadInput", "pageHead"],
      ["ListingInput", "listingFile", "PageHeadInput"],
      ["FormPartsInput", "formParts"],
      ["DocumentInput", "documentFile", "ListingInput", "FormPartsInput"],
    ],
  },
  {
    file: "block-input.ts",
    types: [
      ["ParameterInput", "parameter/anyOf/1"],
      ["BlockCaseInput", "blockCase", "CaseInput"],
      ["BlockFileInput", "blockFile"],
    ],
  },
  {
    file: "tool-input.ts",
    types: [
      ["VariantFormulaInput", "variantFormula"],
      ["RoundingInput", "rounding"],
      ["DecisionRowInput", "decisionRow"],
      ["DecisionInput", "decision"],
      ["DecisionTableInput", "rules/items", "DecisionInput"],
      ["ComputeInput", "computeStep", "DecisionInput"],
      ["AnswerInput", "answer/items"],
      ["RefusalInput", "refuse/items"],
      ["ChartPartInput", "chartPart"],
      ["ChartInput", "chart"],
      ["InvariantInput", "holds/items"],
      ["NotCoveredInput", "notCovered/items"],
      ["ToolInput", "toolFile", "PageHeadInput", "FormPartsInput"],
    ],
  },
  {
    file: "overlay-input.ts",
    types: [
      ["VariantTexts", "clauseTexts/properties/variants/items"],
      ["TableTexts", "tableTexts"],
      ["ClauseTexts", "clauseTexts"],
      ["ClauseTextsById", "overlayFile/properties/clauses"],
      ["SuppliedWords", "overlayFile/properties/words/additionalProperties"],
      ["BlockOverlayInput", "blockOverlayFile"],
      ["OverlayInput", "overlayFile", "BlockOverlayInput"],
    ],
  },
  {
    file: "site-input.ts",
    types: [
      ["LocalizedTextInput", "wordsByLanguage"],
      ["SettingInput", "settingsFile/properties/settings/items"],
      ["SettingsInput", "settingsFile"],
      ["SiteInput", "siteFile"],
      ["MenuPartInput", "navigationFile/properties/menu/items"],
      ["MenuLinkInput", "navigationFile/properties/menu/items/properties/items/items"],
      ["DropdownPartInput", "navigationFile/properties/dropdown/items", "MenuLinkInput"],
      ["FooterPartInput", "navigationFile/properties/footer/items", "MenuLinkInput"],
      ["HomeInput", "navigationFile/properties/home"],
      ["NavigationInput", "navigationFile"],
      ["ReferralInput", "vocabularyFile/properties/referrals/additionalProperties/items"],
      ["EverydayWordsInput", "vocabularyFile/properties/cities/additionalProperties"],
      ["ServiceInput", "vocabularyFile/properties/services/items"],
      [
        "QuestionWordsInput",
        "vocabularyFile/properties/pages/additionalProperties/properties/questions/additionalProperties",
        "EverydayWordsInput",
      ],
      ["PageVocabularyInput", "vocabularyFile/properties/pages/additionalProperties"],
      ["VocabularyInput", "vocabularyFile"],
      ["MessagesInput", "messagesFile"],
      ["PageSectionInput", "pageFile/properties/sections/items"],
      ["PageInput", "pageFile"],
    ],
  },
];

/** Properties that several schemas repeat, each group named and taken from one schema that has it. */
export const SHARED: { readonly [name: string]: readonly [pointer: string, keys: readonly string[]] } = {
  blockUse: ["clause", ["use", "with", "as", "without"]],
  questionUse: ["field", ["use", "with", "as", "without", "labels", "defaults", "renamed"]],
  bodyText: ["clause", ["text", "items", "join", "after"]],
  formParts: ["toolFile", ["screen", "law", "steps", "checks", "next_steps", "cases"]],
  decision: ["computeStep", ["hit", "inputs", "outputs", "rows"]],
};
