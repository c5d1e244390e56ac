import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** A key of one device, as WebAuthn describes it: ES256, no attestation, user present and verified. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #cose: Buffer;
  readonly #origin: string;
  counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#cose = Buffer.concat([
      // A map of five: key type EC2, algorithm ES256, curve P-256, then both coordinates.
      Buffer.from('a5010203262001', 'hex'),
      Buffer.from('215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }

  #data(flags: number, more: Buffer = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    const place = createHash('sha256').update(new URL(this.#origin).hostname).digest();
    return Buffer.concat([place, Buffer.from([flags]), count, more]);
  }

  #credential(response: Record<string, string>) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  create(challenge: string) {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const data = this.#data(0x45, Buffer.concat([Buffer.alloc(16), length, this.id, this.#cose]));
    const size = Buffer.alloc(2);
    size.writeUInt16BE(data.length);
    // {"fmt": "none", "attStmt": {}, "authData": data}
    const head = Buffer.from(
      `a363666d74646e6f6e656761747453746d74a0686175746844617461${'59'}${size.toString('hex')}`,
      'hex',
    );
    return this.#credential({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: Buffer.concat([head, data]).toString('base64url'),
    });
  }

  get(challenge: string) {
    this.counter += 1;
    const client = this.#client('webauthn.get', challenge);
    const data = this.#data(0x05);
    const signed = createSign('sha256')
      .update(data)
      .update(createHash('sha256').update(client).digest())
      .sign(this.#key);
    return this.#credential({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signed.toString('base64url'),
    });
  }
}
