/** Address of a topic of law. It has every jurisdiction, so that the server never learns a visitor's place. */
export const lawAddress = (topic: string): string => `/catalog/law/${encodeURIComponent(topic)}.json`;
