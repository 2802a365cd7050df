/** The tools of the model. They run in the browser and read the catalog only; a proposal waits until the visitor presses it. */
export const CHAT_TOOLS = ["search_pages", "look_up_law", "describe_page", "calculate", "propose_page"] as const;

/** The name of a tool. */
export type ChatTool = (typeof CHAT_TOOLS)[number];
