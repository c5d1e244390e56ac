import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { framesSchema, PROTOCOL } from '@comptoir/protocol';
import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { kindsDocument } from '../documents/kinds.ts';
import { completed, securitySchemes } from '../documents/openapi.ts';
import { programPage } from '../documents/page.ts';
import type { App, Context } from './context.ts';

const DOCS = new URL('../../../../docs/', import.meta.url);

/** The documents for programs; registered before the routes they describe. */
export async function addDocs(app: App, { games }: Context): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Comptoir',
        version: String(PROTOCOL),
        description:
          'People, tables and play. How they go together: /api/docs; live play: /api/docs/frames.json; decisions: /api/docs/decisions.json.',
      },
      externalDocs: { url: '/api/docs', description: 'How to play a whole game' },
      components: { securitySchemes },
    },
    transform: jsonSchemaTransform,
  });
  const hidden = { schema: { hide: true } };
  const serve = (path: string, type: string, text: () => string) =>
    app.get(`/api/docs${path}`, hidden, async (_request, reply) => reply.type(type).send(text()));

  let openapi: string | null = null;
  serve('/openapi.json', 'application/json', () => {
    openapi ??= JSON.stringify(completed(app.swagger()));
    return openapi;
  });
  const frames = JSON.stringify(framesSchema());
  serve('/frames.json', 'application/schema+json', () => frames);
  const decisions = JSON.stringify(kindsDocument());
  serve('/decisions.json', 'application/json', () => decisions);

  const rules = [...games.keys()].filter((game) => serveText(`/rules/${game}`, `rules/${game}.md`));
  serveText('/record', 'record.md');
  const page = programPage(rules);
  serve('', 'text/html; charset=utf-8', () => page);

  /** Serves a text that was read at the start, so that no path can reach another file. */
  function serveText(path: string, file: string): boolean {
    const place = fileURLToPath(new URL(file, DOCS));
    if (!existsSync(place)) return false;
    const text = readFileSync(place, 'utf8');
    serve(path, 'text/markdown; charset=utf-8', () => text);
    return true;
  }
}
