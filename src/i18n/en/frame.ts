/** The few words every page needs before anything else is there. */
export const frame = {
  loading: "Loading...",
  skip: "Skip to the content",
  errorTitle: "Something went wrong",
  errorText: "There was an error loading this page. Please try refreshing or navigating to a different page.",
  errorSafe: "Drafts saved on this device are safe.",
  errorDetails: "Error Details",
  refresh: "Refresh Page",
};

export type FrameMessages = typeof frame;
