# The image holds the packed package, the same that `npm test` installs into an empty folder and serves from.
FROM node:20-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run pack

FROM node:20-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 COMPTOIR_DATA=/data
COPY --from=build /app/comptoir-*.tgz /tmp/
RUN npm install --global /tmp/comptoir-*.tgz && rm /tmp/comptoir-*.tgz && mkdir /data && chown node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["comptoir", "serve"]
