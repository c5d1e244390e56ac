# Every package of the image is the one of package-lock.json: it is installed by `npm ci` and then only made smaller.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build && npm prune --omit=dev

FROM node:24-slim
ENV NODE_ENV=production NODE_OPTIONS=--max-semi-space-size=32 HOST=0.0.0.0 PORT=8080 COMPTOIR_DATA=/data
RUN mkdir /data && chown node /data && chmod 700 /data
COPY --from=build /app /app
WORKDIR /app
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
