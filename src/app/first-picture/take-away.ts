// Whatever happens, what lies under the first picture shows after this long. Unit: milliseconds.
const LONGEST = 10_000;

/** Takes the first picture away as soon as the page below it has drawn its heading. */
export const takeAwayFirstPicture = (): void => {
  const picture = document.querySelector("#first-picture");
  if (!picture) return;
  const observer = new MutationObserver(() => {
    if (document.querySelector("#root h1")) done();
  });
  const done = (): void => {
    observer.disconnect();
    picture.remove();
  };
  observer.observe(document.querySelector("#root")!, { childList: true, subtree: true });
  setTimeout(done, LONGEST);
};
