/** Messages for what a form page could not load; loaded only with the component that needs them. */
export const loadFailure = {
  lawFailedTitle: "The law could not be loaded",
  lawFailed:
    "We could not load the law that this document needs. You may be offline. Your answers are still here, and the document will be created once the law loads.",
  lawFailedPreview: "We could not load the law that this document needs, so some parts below are missing.",
  fontMissing: (format: string) =>
    `A font for the ${format} file is not on this device yet and could not be loaded. You may be offline. Your answers are still here. Choose another format, or try again when you are online.`,
};

export type LoadFailureMessages = typeof loadFailure;
