import { framesSchema, PROTOCOL } from '@comptoir/protocol';
import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { App, Context } from './context.ts';

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Comptoir: for programs</title>
<h1>Comptoir: for programs</h1>
<ul>
<li><a href="/api/docs/openapi.json">openapi.json</a>: everything that is not live (OpenAPI 3.1)</li>
<li><a href="/api/docs/frames.json">frames.json</a>: the frames of the WebSocket at <code>/api/live</code> (JSON Schema)</li>
</ul>
<h2>How to play a whole game</h2>
<ol>
<li><code>POST /api/guests</code> with <code>{"name": …}</code> gives a <code>token</code>; send it as <code>Authorization: Bearer …</code> from then on.</li>
<li><code>POST /api/tables</code> creates a table; others <code>POST /api/tables/{table}/sit</code>; its owner <code>POST /api/tables/{table}/start</code>.</li>
<li>Open the WebSocket <code>/api/live</code> (same header) and send <code>{"type":"subscribe","table":…}</code>.</li>
<li>Each <code>table</code> or <code>entries</code> frame carries <code>seq</code> and the <code>decisions</code> of your seat. Answer one with
<code>{"type":"play","table":…,"seq":…,"key":…,"id":…,"answer":…}</code>, where <code>key</code> is new for each command.</li>
<li><code>ack</code> means that it is stored; <code>refused</code> that nothing has changed. After a broken connection subscribe again
with <code>since</code> = the last <code>seq</code> seen, and send what was not acknowledged again with the same <code>key</code>.</li>
</ol>
<h2>Answers by kind of decision</h2>
<table>
<tr><th>kind</th><th>the decision holds</th><th>the answer</th></tr>
<tr><td>pick-cards</td><td>from, min, max</td><td>a list of min to max different cards of from</td></tr>
<tr><td>order-cards</td><td>cards</td><td>all the cards in an order</td></tr>
<tr><td>pick-seat</td><td>from</td><td>one of them</td></tr>
<tr><td>pick-number</td><td>min, max</td><td>an integer</td></tr>
<tr><td>pick-option</td><td>options</td><td>one of them</td></tr>
<tr><td>confirm</td><td></td><td>true or false</td></tr>
<tr><td>act</td><td></td><td>null</td></tr>
<tr><td>menu</td><td>entries, each a decision</td><td>{"entry": id of the entry, "answer": its answer}</td></tr>
</table>
<p>Kinds of a game of its own are described in its rules. A decision with <code>standing</code> may be left unanswered.</p>
</html>
`;

/** The documents for programs; registered before the routes they describe. */
export async function addDocs(app: App, _context: Context): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Comptoir', version: String(PROTOCOL), description: 'People, tables and play' },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  const hidden = { schema: { hide: true } };
  app.get('/api/docs', hidden, async (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  app.get('/api/docs/openapi.json', hidden, async (_request, reply) =>
    reply.type('application/json').send(JSON.stringify(app.swagger())),
  );
  const frames = JSON.stringify(framesSchema());
  app.get('/api/docs/frames.json', hidden, async (_request, reply) =>
    reply.type('application/schema+json').send(frames),
  );
}
