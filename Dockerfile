# The site with its server. Sessions are stored in /data, or in PostgreSQL if DATABASE_URL is set.
FROM node:20-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --engine-strict
COPY . .
RUN npm run -s build && npm prune --omit=dev

FROM node:20-bookworm-slim
WORKDIR /site
COPY --from=build /site /site
RUN mkdir /data && chown node /data
USER node
ENV DATA_DIR=/data PORT=4173
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch('http://localhost:4173/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, which would not pass on the signal to stop.
CMD ["node", "--import", "tsx", "src/server/main.ts"]
