import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { App, Context } from './context.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

const PREVIEWS = '/previews/';

/** The picture that previews of invitations to a game show, by its path; null where the page has none. */
export function previewOf(web: string | null, game: string): string | null {
  const folder = findWeb(web);
  const path = `${PREVIEWS}${game}.png`;
  return folder !== null && /^[\w-]+$/.test(game) && existsSync(join(folder, path)) ? path : null;
}

const MISSING = `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<title>Comptoir</title>
<h1>Comptoir</h1>
<p>La page n’est pas construite : <code>npm run build</code>. L’interface pour programmes est là : <a href="/api/docs">/api/docs</a>.</p>
<p lang="en">The page is not built: <code>npm run build</code>. The interface for programs is there: <a href="/api/docs">/api/docs</a>.</p>
</html>
`;

/** The built page, in the repository or beside the installed package. */
function findWeb(given: string | null): string | null {
  if (given !== null) return given;
  const here = fileURLToPath(new URL('.', import.meta.url));
  const places = [join(here, '../../../web/dist'), join(here, '../../web'), join(here, '../web')];
  return places.find((place) => existsSync(join(place, 'index.html'))) ?? null;
}

/** The page itself; null where it is not built. */
export function readIndex(web: string | null): string | null {
  const folder = findWeb(web);
  const file = folder === null ? null : join(folder, 'index.html');
  return file !== null && existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** The version of the page, as its build has written it into its head. */
export function pageVersion(web: string | null): string | null {
  return /<meta name="version" content="([^"]+)"/.exec(readIndex(web) ?? '')?.[1] ?? null;
}

const PACKED = /\.(?:html|js|css|json|webmanifest|svg|txt)$/;

type Encoding = 'br' | 'gzip';

/** Text is packed once, in the way the browser understands best. */
const packers: Readonly<Record<Encoding, (body: Buffer) => Buffer>> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => gzipSync(body),
};

interface Served {
  readonly path: string;
  readonly cache: string;
  /** By encoding; null for the file as it is. Read and packed when it is first asked for. */
  readonly sent: Map<Encoding | null, { readonly body: Buffer; readonly etag: string }>;
}

/** Serves only the files that were there at the start, so that no path leads anywhere else. */
export function addStatic(app: App, { options }: Context): void {
  const folder = findWeb(options.web);
  const files = folder === null ? [] : readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const served = new Map<string, Served>();
  for (const file of files) {
    const path = join(folder ?? '', file);
    if (!statSync(path).isFile() || file.endsWith('.map')) continue;
    const url = `/${file.replaceAll('\\', '/')}`;
    const cache = url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    served.set(encodeURI(url), { path, cache, sent: new Map() });
  }
  const index = served.get('/index.html');
  if (index) served.set('/', index);
  app.get('/*', { schema: { hide: true }, config: { isOpen: true } }, async (request, reply) => {
    const [path = '/'] = request.url.split('?', 1);
    const file = served.get(path);
    if (file === undefined) {
      if (path === '/') return reply.type('text/html; charset=utf-8').send(MISSING);
      return reply.callNotFound();
    }
    const encoding = encodingFor(file.path, request.headers['accept-encoding']);
    const { body, etag } = bodyOf(file, encoding);
    reply.header('cache-control', file.cache).header('etag', etag).header('vary', 'accept-encoding');
    // Programs that preview links fetch the picture too.
    if (path.startsWith(PREVIEWS)) reply.header('cross-origin-resource-policy', 'cross-origin');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (encoding !== null) reply.header('content-encoding', encoding);
    return reply.type(TYPES[extname(file.path)] ?? 'application/octet-stream').send(body);
  });
}

function encodingFor(path: string, accepted = ''): Encoding | null {
  if (!PACKED.test(path)) return null;
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

function bodyOf({ path, sent }: Served, encoding: Encoding | null) {
  let found = sent.get(encoding);
  if (found === undefined) {
    const body = readFileSync(path);
    const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    found = {
      body: encoding === null ? body : packers[encoding](body),
      etag: `"${tag}${encoding ?? ''}"`,
    };
    sent.set(encoding, found);
  }
  return found;
}
