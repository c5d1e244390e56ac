import type { Json } from '@comptoir/kit';

/** The most a link may unpack to: a hostile one could fill the memory. */
const MOST = 2_000_000;

const through = (bytes: Uint8Array<ArrayBuffer>, step: GenericTransformStream): ReadableStream<Uint8Array> =>
  new Blob([bytes]).stream().pipeThrough(step as TransformStream<Uint8Array, Uint8Array>);

async function collected(stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.length;
    if (size > MOST) return null;
    chunks.push(piece.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** Anything plain as a part of an address. */
export async function packed(value: Json): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(value));
  const bytes = await collected(through(text, new CompressionStream('deflate-raw')));
  const binary = Array.from(bytes ?? [], (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** What an address holds; undefined where it holds nothing of the kind. */
export async function unpacked(text: string): Promise<Json | undefined> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const found = await collected(through(bytes, new DecompressionStream('deflate-raw')));
    return found === null ? undefined : (JSON.parse(new TextDecoder().decode(found)) as Json);
  } catch {
    return undefined;
  }
}
