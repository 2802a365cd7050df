import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "./content-encoding.ts";

const COMPRESSIBLE = /^(text|application\/(json|manifest)|image\/svg|font\/(ttf|otf))/;

/** True for a media type that is worth compressing. */
export const isCompressible = (type: string): boolean => COMPRESSIBLE.test(type);

/** `best` for bytes that are compressed once and sent often, `fast` for a page that is different each time. */
type Effort = "best" | "fast";

/** The bytes in an encoding. */
export const compress = async (raw: Uint8Array, encoding: Encoding, effort: Effort): Promise<Uint8Array> => {
  switch (encoding) {
    case "br":
      return promisify(brotliCompress)(raw, {
        params: { [constants.BROTLI_PARAM_QUALITY]: effort === "best" ? 9 : 4 },
      });
    case "gzip":
      return promisify(gzip)(raw, { level: effort === "best" ? 9 : 5 });
    case "identity":
      return raw;
  }
};
