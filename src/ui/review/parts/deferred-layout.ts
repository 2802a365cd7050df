/**
 * Classes that defer the layout of a part until it is near the viewport, because laying out a whole result blocks the
 * page. The margin keeps its shadow and focus ring from being clipped.
 */
export const deferredLayout =
  "[contain-intrinsic-block-size:auto_28rem] [content-visibility:auto] [overflow-clip-margin:1rem]";
