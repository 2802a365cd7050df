// Renders public/mark.svg to the icon files of browsers and home screens. Run by hand when the mark changes:
//   npx tsx scripts/build/generate/make-icons.ts
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "playwright-core";
import { ensureChromium } from "../../browser/find-chromium.ts";

const PUBLIC = resolve(import.meta.dirname, "../../../public");
const mark = readFileSync(join(PUBLIC, "mark.svg"), "utf8");

const browser = await chromium.launch({ executablePath: ensureChromium(), args: ["--no-sandbox"] });

/** A square PNG; `room` is the share of the edge that stays empty on each side, filled with `ground`. */
const draw = async (size: number, room = 0, ground = "transparent"): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const edge = size * (1 - 2 * room);
  await page.setContent(
    `<body style="margin:0;background:${ground};display:grid;place-items:center;height:100vh">${mark.replace("<svg ", `<svg width="${edge}" height="${edge}" `)}</body>`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
};

/** An ICO file of PNG images. Source: the ICO layout of Windows Vista and later (6-byte header, 16 bytes per image). */
const icoOf = (images: readonly { readonly size: number; readonly png: Buffer }[]): Buffer => {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of images.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
};

const sizes = [16, 32, 48];
const images = await Promise.all(sizes.map(async (size) => ({ size, png: await draw(size) })));
writeFileSync(join(PUBLIC, "favicon.ico"), icoOf(images));
writeFileSync(join(PUBLIC, "icon-192.png"), await draw(192));
writeFileSync(join(PUBLIC, "icon-512.png"), await draw(512));
// A launcher may cut a maskable icon to a circle of four fifths of its edge.
writeFileSync(join(PUBLIC, "icon-maskable-512.png"), await draw(512, 0.2, "#ffffff"));
writeFileSync(join(PUBLIC, "apple-touch-icon.png"), await draw(180, 0.1, "#ffffff"));
await browser.close();
