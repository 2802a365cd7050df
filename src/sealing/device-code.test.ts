import { expect, it } from "vitest";
import { toBase64Url } from "./base64url.ts";
import { deviceCode } from "./device-code.ts";

it.each([
  // 0x06 22 d5 is 402,133; 0x0f 42 47 is 1,000,007, of which the last six digits remain.
  [[0x06, 0x22, 0xd5, 9], "402 133"],
  [[0x0f, 0x42, 0x47, 9], "000 007"],
  [[0xff, 0xff, 0xff], "777 215"],
])("a device whose id begins with %j has the number %j", (bytes, code) => {
  expect(deviceCode(toBase64Url(new Uint8Array(bytes)))).toBe(code);
});
