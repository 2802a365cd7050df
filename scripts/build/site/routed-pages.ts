/** A page as the route table names it: its addresses, its file below `src/app`, and whether it has a frame of its own. */
export type RoutedPage = { readonly paths: readonly string[]; readonly file: string; readonly bare: boolean };

const PAGE = /const (\w+) = page\(\(\) => import\("\.\.\/([^"]+)"\)/g;
const ROUTE = /\{ paths: \[([^\]]+)\], \.\.\.(\w+)([^}]*)\}/g;

/** The pages in the text of the route table `src/app/routing/routes.ts`, which only a browser could run. */
export const pagesOfRoutes = (text: string): readonly RoutedPage[] => {
  const files = new Map([...text.matchAll(PAGE)].map(([, name = "", file = ""]) => [name, file]));
  return [...text.matchAll(ROUTE)].map(([, paths = "", name = "", frame = ""]) => ({
    paths: [...paths.matchAll(/"([^"]+)"/g)].map(([, path = ""]) => path),
    file: files.get(name) ?? "",
    bare: frame.includes("bare: true"),
  }));
};
