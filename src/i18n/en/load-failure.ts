/** Messages for what a form page could not load; loaded only with the component that needs them. */
export const loadFailure = {
  lawFailedTitle: "The law could not be loaded",
  lawFailed:
    "The law of this place is not on this device, and the connection may be down. Your answers are still here. Nothing is made of them until the law is read.",
  lawFailedPreview: "The law of this place could not be loaded, so what depends on it is missing below.",
  fontMissing: (format: string) =>
    `A font for the ${format} file is not on this device yet and could not be loaded. You may be offline. Your answers are still here. Choose another format, or try again when you are online.`,
};

export type LoadFailureMessages = typeof loadFailure;
