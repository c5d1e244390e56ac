import { ERROR_CODES } from './error-codes.ts';
import { KINDS } from './kinds.ts';

const plain = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const code = (value: unknown): string =>
  `<code>${plain(typeof value === 'string' ? value : JSON.stringify(value))}</code>`;

const kinds = Object.entries(KINDS).map(
  ([kind, { game, holds, rules, example }]) => `<tr>
<td>${code(kind)}${game ? `<br>${game}` : ''}</td>
<td>${Object.keys(holds).map(code).join(', ')}</td>
<td>${rules.map(plain).join('<br>')}</td>
<td>${code(example.decision)}<br>${code(example.answer)}</td>
</tr>`,
);

const errors = Object.entries(ERROR_CODES).map(
  ([name, meaning]) => `<tr><td>${code(name)}</td><td>${plain(meaning)}</td></tr>`,
);

/** Where authors of clients begin; the documents it links to are read by programs. */
export const programPage = (games: readonly string[]): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Comptoir: for programs</title>
<h1>Comptoir: for programs</h1>
<ul>
<li><a href="/api/docs/openapi.json">openapi.json</a>: everything that is not live (OpenAPI 3.1)</li>
<li><a href="/api/docs/frames.json">frames.json</a>: the frames of the WebSocket at <code>/api/live</code> (JSON Schema)</li>
<li><a href="/api/docs/decisions.json">decisions.json</a>: every kind of decision and its answers (JSON Schema, rules, examples)</li>
<li><a href="/api/docs/record">record</a>: the file of a finished game, and what it proves</li>
<li>the rules: ${games.map((game) => `<a href="/api/docs/rules/${game}">${game}</a>`).join(', ')}</li>
</ul>
<h2>How to play a whole game</h2>
<ol>
<li><code>POST /api/guests</code> with <code>{"name": …}</code> gives a <code>token</code>; send it as <code>Authorization: Bearer …</code> from then on.
<code>GET /api/games</code> lists the games, their options and their bots.</li>
<li><code>POST /api/tables</code> creates a table; others sit down with <code>POST /api/tables/{table}/sit</code>; its owner starts it with <code>POST /api/tables/{table}/start</code>.
Seats <code>{"kind":"bot","bot":…}</code> are played by the server.</li>
<li>Open the WebSocket <code>/api/live</code> (same header) and send <code>{"type":"subscribe","table":…}</code>.</li>
<li>Each <code>table</code> or <code>entries</code> frame carries <code>seq</code> and the <code>decisions</code> of your seat as they are now.
Answer one with <code>{"type":"play","table":…,"seq":…,"key":…,"id":…,"answer":…}</code>: <code>seq</code> is that of the frame,
<code>id</code> that of the decision, <code>key</code> is new for each command (up to 40 letters, digits, <code>_ . : -</code>).
A decision with <code>standing</code> may be left unanswered.</li>
<li>An entry with your <code>key</code>, or <code>ack</code>, means that it is stored; <code>refused</code> means that nothing has changed. Refused as <code>stale</code> or
<code>not-awaited</code>: something happened meanwhile, look at the next frame. As <code>unavailable</code>: send the same again, with the same
<code>key</code>. After a broken connection subscribe again with <code>since</code> = the last <code>seq</code> seen, and send again,
with the same <code>key</code>, what was not acknowledged; it is carried out only once.</li>
<li>When <code>outcome</code> is not null the game is over; <code>GET /api/tables/{table}/record</code> is its record.</li>
</ol>
<h2>The live socket</h2>
<p>Text messages of JSON, at most 16 KB each. The first one is <code>welcome</code> with the version of the protocol. The server pings; a connection
that does not answer or does not read is closed. <code>error</code> names the <code>table</code> and the <code>key</code> it is about, where there is one.
It closes the connection with 1001 when it stops or your session has ended, which <code>bye</code> says first; with 1003 after a message that is not text;
with 1009 after one that is too large; with 1013 when there are too many connections.</p>
<h2>Answers by kind of decision</h2>
<table>
<tr><th>kind</th><th>the decision holds</th><th>the answer</th><th>for example</th></tr>
${kinds.join('\n')}
</table>
<h2>Codes of errors</h2>
<p>A refused request is answered with its status and <code>{"error": code}</code>; with <code>fields</code> if the body was malformed,
and with <code>detail</code> if there is more to say. Codes that begin with <code>fst_err_</code> mean that the request could not be read.</p>
<table>
${errors.join('\n')}
</table>
</html>
`;
