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

/** Word files as LibreOffice saves them again. */
export const officeSaved = (files: { readonly [name: string]: Uint8Array }): { readonly [name: string]: Uint8Array } =>
  inFolder((folder) => {
    const paths = Object.entries(files).map(([name, bytes]) => {
      const path = join(folder, `${name}.docx`);
      writeFileSync(path, bytes);
      return path;
    });
    const [profile, saved] = [`-env:UserInstallation=file://${join(folder, "profile")}`, join(folder, "saved")];
    const format = "docx:Office Open XML Text";
    execFileSync(OFFICE!, [profile, "--headless", "--convert-to", format, "--outdir", saved, ...paths], {
      stdio: "pipe",
    });
    return Object.fromEntries(
      paths.map((path) => [basename(path, ".docx"), new Uint8Array(readFileSync(join(saved, basename(path))))]),
    );
  });

const RESOLVE = `Sub Resolve(source As String, target As String, command As String)
  Dim hidden(0) As New com.sun.star.beans.PropertyValue
  hidden(0).Name = "Hidden"
  hidden(0).Value = True
  document = StarDesktop.loadComponentFromURL(source, "_blank", 0, hidden())
  dispatcher = createUnoService("com.sun.star.frame.DispatchHelper")
  dispatcher.executeDispatch(document.CurrentController.Frame, command, "", 0, Array())
  Dim plain(1) As New com.sun.star.beans.PropertyValue
  plain(0).Name = "FilterName"
  plain(0).Value = "Text (encoded)"
  plain(1).Name = "FilterOptions"
  plain(1).Value = "UTF8,LF"
  document.storeToURL(target, plain())
  document.close(True)
End Sub
`;

/** The text of Word files after LibreOffice has accepted, or rejected, all tracked changes in them. */
export const officeResolved = (
  files: { readonly [name: string]: Uint8Array },
  act: "Accept" | "Reject",
): { readonly [name: string]: string } =>
  inFolder((folder) => {
    const profile = `-env:UserInstallation=file://${join(folder, "profile")}`;
    // The first start makes the profile with its empty module.
    execFileSync(OFFICE!, [profile, "--headless", "--terminate_after_init"], { stdio: "pipe" });
    const macro = RESOLVE.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    writeFileSync(
      join(folder, "profile", "user", "basic", "Standard", "Module1.xba"),
      `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE script:module PUBLIC "-//OpenOffice.org//DTD OfficeDocument 1.0//EN" "module.dtd">
<script:module xmlns:script="http://openoffice.org/2000/script" script:name="Module1" script:language="StarBasic">${macro}</script:module>`,
    );
    return Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => {
        const [source, target] = [join(folder, `${name}.docx`), join(folder, `${name}.txt`)];
        writeFileSync(source, bytes);
        const call = `macro:///Standard.Module1.Resolve(file://${source},file://${target},.uno:${act}AllTrackedChanges)`;
        execFileSync(OFFICE!, [profile, "--headless", call], { stdio: "pipe" });
        return [name, readFileSync(target, "utf8").replace(/^\uFEFF/, "")];
      }),
    );
  });
