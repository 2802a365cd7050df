/** The first problem of a piece of XML, or null if it is well formed; a small, strict parser. */
export function xmlProblem(xml: string): string | null {
  // Control characters except tab and line ends (XML allows those from 7F on), lone surrogates, and noncharacters.
  const forbidden = /(?![\t\n\r\u007F-\u009F])\p{Cc}|[\uFFFE\uFFFF]|\p{Cs}/u.exec(xml);
  if (forbidden) return `forbidden character at ${forbidden.index}`;
  const open: string[] = [];
  const token = /<\?[^?]*\?>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|[^<]+|</gy;
  for (let match = token.exec(xml); match; match = token.exec(xml)) {
    const [whole, close, start, attributes = "", isEmpty] = match;
    if (whole === "<") return `broken tag at ${match.index}: ${xml.slice(match.index, match.index + 60)}`;
    if (close !== undefined && open.pop() !== close) return `</${close}> closes something else at ${match.index}`;
    if (start !== undefined && isEmpty === "") open.push(start);
    const text = start === undefined && close === undefined ? whole : attributes;
    if (!whole.startsWith("<?") && /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-fA-F]+);)/.test(text)) {
      return `bare & at ${match.index}`;
    }
  }
  return open.length > 0 ? `<${open.at(-1)}> is never closed` : null;
}

const ENTITIES: { readonly [name: string]: string } = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Text of XML with its entities replaced. */
export const xmlText = (xml: string): string =>
  xml.replace(/&(?:#x([\da-fA-F]+)|#(\d+)|(\w+));/g, (_, hex: string, decimal: string, name: string) => {
    if (hex) return String.fromCodePoint(parseInt(hex, 16));
    return decimal ? String.fromCodePoint(Number(decimal)) : (ENTITIES[name] ?? "");
  });
