// Whatever happens, what lies under the first picture shows after this long. Unit: milliseconds.
const LONGEST = 10_000;

// A page counts as drawn with its heading, with words or controls of its own, or with the screen that tells of an error.
// The sign that something is on its way is no content: the picture says more than it does.
const DRAWN = ["h1", "main :is(h2, p, ul, table, form, button, input)", "[role=alert]"]
  .map((part) => `#root ${part}:not([role=status] *)`)
  .join();

/** Takes the first picture away as soon as the page below it has drawn something of its own. */
export const takeAwayFirstPicture = (): void => {
  const picture = document.querySelector("#first-picture");
  if (!picture) return;
  const observer = new MutationObserver(() => {
    if (document.querySelector(DRAWN)) done();
  });
  const done = (): void => {
    observer.disconnect();
    picture.remove();
  };
  observer.observe(document.querySelector("#root")!, { childList: true, subtree: true });
  setTimeout(done, LONGEST);
};
