FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY tsconfig.json ./
COPY scripts/build.mjs scripts/build-web.mjs scripts/imported.mjs ./scripts/
COPY src ./src
RUN npm run build

# The server is a bundle; only packages come along whose files it shows to browsers, or that are native or fonts.
FROM node:24-slim
ENV NODE_ENV=production
WORKDIR /app
COPY package.json ./
COPY --from=build /app/node_modules/graphiql ./node_modules/graphiql
COPY --from=build /app/node_modules/react ./node_modules/react
COPY --from=build /app/node_modules/react-dom ./node_modules/react-dom
COPY --from=build /app/node_modules/swagger-ui-dist ./node_modules/swagger-ui-dist
COPY --from=build /app/node_modules/@resvg ./node_modules/@resvg
COPY --from=build /app/node_modules/@fontsource/noto-sans/package.json /app/node_modules/@fontsource/noto-sans/LICENSE ./node_modules/@fontsource/noto-sans/
COPY --from=build /app/node_modules/@fontsource/noto-sans/files ./node_modules/@fontsource/noto-sans/files
COPY --from=build /app/dist ./dist
USER node
EXPOSE 4000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s CMD ["node", "dist/server/healthcheck.js"]
CMD ["node", "dist/server/main.js"]
