import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

const OFFICE = ["/usr/bin/soffice", "/usr/bin/libreoffice", "/opt/libreoffice/program/soffice"].find(existsSync);

/** LibreOffice is an independent reader of Word files; tests use it where it is installed. */
export const hasOffice = OFFICE !== undefined;

const inFolder = <T>(work: (folder: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), "outputs-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Output of a poppler program for a PDF. */
export const poppler = (program: string, pdf: Uint8Array, ...flags: readonly string[]): string =>
  inFolder((folder) => {
    const file = join(folder, "document.pdf");
    writeFileSync(file, pdf);
    const output = program === "pdftotext" ? ["-"] : [];
    return execFileSync(program, [...flags, file, ...output], { encoding: "utf8", maxBuffer: 1 << 28 });
  });

/** Word files as the PDFs LibreOffice makes of them, with every field computed afresh. */
export const officePdfs = (files: { readonly [name: string]: Uint8Array }): { readonly [name: string]: Uint8Array } =>
  inFolder((folder) => {
    const paths = Object.entries(files).map(([name, bytes]) => {
      const path = join(folder, `${name}.docx`);
      writeFileSync(path, bytes);
      return path;
    });
    const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
    execFileSync(OFFICE!, [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, ...paths], {
      stdio: "pipe",
    });
    return Object.fromEntries(
      paths.map((path) => [basename(path, ".docx"), new Uint8Array(readFileSync(path.replace(/docx$/, "pdf")))]),
    );
  });
