/** Messages of the question before a family-safety form; loaded only with the component that needs them. */
export const safety = {
  title: "Before you start: keeping this private",
  text: [
    "Someone else who uses this device may see what you do here.",
    "“Exit this page” takes you to a weather page at once. Pressing Shift three times does the same.",
    "It does not clear your browser history.",
  ],
  danger: "If you are in danger now, call 911. To talk with someone at any hour of the day:",
  keep: "Save my answers on this device",
  keepHint: "You can come back later. Anyone who uses this device can open the draft.",
  forget: "Do not save my answers",
  forgetHint:
    "You will lose them if you close this tab or leave this page. At any step you can save them as a file and open it later.",
  missing: "Choose whether your answers are saved on this device",
  question: "Should we save your answers on this device?",
};

export type SafetyMessages = typeof safety;
