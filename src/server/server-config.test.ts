import { expect, it } from "vitest";
import { hostInUrl, listenProblem, readServerConfig } from "./server-config.ts";

it("an empty or missing variable means the default", () => {
  const usual = {
    config: {
      port: 4173,
      host: undefined,
      origin: undefined,
      accessLog: false,
      dataDir: "data",
      databaseUrl: undefined,
      proxies: 0,
    },
    problems: [],
  };
  expect(readServerConfig({})).toEqual(usual);
  expect(readServerConfig({ PORT: "", HOST: " ", ACCESS_LOG: "" })).toEqual(usual);
});

it("reads port, host and access log", () => {
  expect(readServerConfig({ PORT: "8080", HOST: "::1", ACCESS_LOG: "on" })).toMatchObject({
    config: { port: 8080, host: "::1", origin: undefined, accessLog: true },
    problems: [],
  });
});

it.each(["80a", "-1", "65536", "1e3", "3.5", "0x50", "999999"])("PORT=%s is refused in one sentence", (port) => {
  expect(readServerConfig({ PORT: port }).problems).toEqual([
    `PORT must be a whole number from 0 to 65535, not "${port}".`,
  ]);
});

it("every unusable variable is reported at once", () => {
  expect(readServerConfig({ PORT: "x", HOST: "http://a/b", ACCESS_LOG: "loud" }).problems).toHaveLength(3);
});

it("a port that cannot be opened is explained with a remedy", () => {
  const { config } = readServerConfig({ PORT: "80", HOST: "10.0.0.9" });
  expect(listenProblem("EADDRINUSE", config)).toContain("PORT=81 npm start");
  expect(listenProblem("EACCES", config)).toContain("above 1023");
  expect(listenProblem("EADDRNOTAVAIL", config)).toContain('"10.0.0.9"');
  expect(listenProblem("EWHATEVER", config)).toContain("EWHATEVER");
});

it("an address of version 6 is written in brackets", () => {
  expect([undefined, "::", "10.0.0.9", "forms.example"].map(hostInUrl)).toEqual([
    "localhost",
    "[::]",
    "10.0.0.9",
    "forms.example",
  ]);
});

it("the address of the site is an origin without path or query", () => {
  expect(readServerConfig({ PUBLIC_URL: "https://forms.example/" }).config.origin).toBe("https://forms.example");
  for (const origin of ["forms.example", "https://a/b", "ftp://a", 'https://a"b'])
    expect(readServerConfig({ PUBLIC_URL: origin }).problems, origin).toHaveLength(1);
});

it("the data directory and the database are taken as given, and a wrong address is refused without its password", () => {
  const { config } = readServerConfig({ DATA_DIR: "/srv/forms", DATABASE_URL: "postgres://u:p@db/forms" });
  expect(config).toMatchObject({ dataDir: "/srv/forms", databaseUrl: "postgres://u:p@db/forms" });
  const { problems } = readServerConfig({ DATABASE_URL: "mysql://u:secret@db/forms" });
  expect(problems).toEqual(["DATABASE_URL must begin with postgres:// or postgresql://."]);
});

it("the number of trusted proxies is a digit", () => {
  expect(readServerConfig({ TRUST_PROXY: "1" }).config.proxies).toBe(1);
  for (const given of ["true", "-1", "1.5", "10"])
    expect(readServerConfig({ TRUST_PROXY: given }).problems).toEqual([
      `TRUST_PROXY must be a number of proxies from 0 to 9, not "${given}".`,
    ]);
});
