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

const PACKED = /\.(?:html|js|css|json|webmanifest|svg|txt)$/;

type Encoding = 'br' | 'gzip';

/** Text is packed once, in the way the browser understands best. */
const packers: Readonly<Record<Encoding, (body: Buffer) => Buffer>> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => gzipSync(body),
};

/** Serves the files that were there at the start and nothing else: no path leads anywhere else. */
export function addStatic(app: App, { options }: Context): void {
  const folder = findWeb(options.web);
  const files = folder === null ? [] : readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files) {
    const path = join(folder ?? '', file);
    if (!statSync(path).isFile() || file.endsWith('.map')) continue;
    const url = `/${file.replaceAll('\\', '/')}`;
    const cache = url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    let kept: { body: Buffer; etag: string } | null = null;
    const sent = new Map<Encoding | null, Buffer>();
    const read = () => {
      const body = readFileSync(path);
      return { body, etag: createHash('sha256').update(body).digest('base64url').slice(0, 22) };
    };
    const urls = url === '/index.html' ? ['/', '/index.html'] : [url];
    for (const at of urls) {
      app.get(encodeURI(at), { schema: { hide: true } }, async (request, reply) => {
        kept ??= read();
        const accepted = request.headers['accept-encoding'] ?? '';
        const encoding = !PACKED.test(file)
          ? null
          : /\bbr\b/.test(accepted)
            ? 'br'
            : /\bgzip\b/.test(accepted)
              ? 'gzip'
              : null;
        const etag = `"${kept.etag}${encoding ?? ''}"`;
        reply.header('cache-control', cache).header('etag', etag).header('vary', 'accept-encoding');
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        const body = sent.get(encoding) ?? (encoding === null ? kept.body : packers[encoding](kept.body));
        sent.set(encoding, body);
        if (encoding !== null) reply.header('content-encoding', encoding);
        return reply.type(TYPES[extname(file)] ?? 'application/octet-stream').send(body);
      });
    }
  }
  if (!files.includes('index.html'))
    app.get('/', { schema: { hide: true } }, async (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(MISSING),
    );
}
