# Built in one image, run in another that holds only the server's own needs.
FROM node:20-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node tooling/build/build.mjs

FROM node:20-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# What only the build needs stays out.
RUN npm ci --omit=dev --no-audit --no-fund \
  && npm cache clean --force \
  && mkdir /data && chown node:node /data
COPY --from=build /app/dist ./dist
COPY tooling/start/watershade.mjs ./tooling/start/watershade.mjs
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
