/**
 * Classes of a part of the result that is laid out only once it comes near the screen: a whole result laid out at once
 * holds the page up. Its shadow and the ring of the focus reach a little beyond it.
 */
export const drawnWhenNear =
  "[contain-intrinsic-block-size:auto_28rem] [content-visibility:auto] [overflow-clip-margin:1rem]";
