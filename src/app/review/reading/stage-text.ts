import type { ReviewMessages } from "../../../i18n/en/review/review.ts";
import type { Stage } from "../worker/worker-messages.ts";

/** A stage in words. */
export const stageText = (stage: Stage, messages: ReviewMessages): string => {
  if (stage.type === "reviewing") return messages.stageReviewing;
  return stage.pages === 0 ? messages.stageReading : messages.stagePages(stage.page, stage.pages);
};

/** The completed share of a stage, from 0 to 1; null if it is unknown. */
export const stageShare = (stage: Stage): number | null =>
  stage.type === "reading" && stage.pages > 0 ? stage.page / stage.pages : null;
