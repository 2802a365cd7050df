/** Words for what a form page could not load; fetched with what needs them, as nobody else does. */
export const trouble = {
  lawFailedTitle: "The law could not be loaded",
  lawFailed:
    "The law of this place is not on this device, and the connection may be down. Your answers are still here. Nothing is made of them until the law is read.",
  lawFailedPreview: "The law of this place could not be loaded, so what depends on it is missing below.",
  fontMissing: (format: string) =>
    `You are offline, and a font for the ${format} file is not on this device yet. Your answers are still here. Choose another format, or try again when you are online.`,
};

export type TroubleWords = typeof trouble;
