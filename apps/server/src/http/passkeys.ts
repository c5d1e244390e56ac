import { isIP } from 'node:net';
import {
  guestCreated,
  newPasskey,
  passkeyList,
  passkeyOptions,
  passkeyParams,
  passkey as passkeySchema,
  passkeyUse,
} from '@comptoir/protocol';
import type {
  AuthenticatorTransportFuture,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hashOf } from '../codes.ts';
import { type PasskeyRow, StoreUnavailable } from '../storage/store.ts';
import { type App, type Context, HttpError } from './context.ts';
import { addressGroup, Buckets } from './limits.ts';
import { signedIn, signIn } from './session.ts';

const tags = ['people'];
/** Loaded when the first passkey is used: otherwise it would take a quarter of the server's start. */
const webauthn = () => import('@simplewebauthn/server');
const done = z.object({ ok: z.literal(true) });
const LIFE = 5 * 60_000;
/** Nobody has more devices and password managers than this. */
const MOST = 20;

/** The page that asks, and the name under which browsers keep its keys. Its origin has been judged already. */
function placeOf({ headers }: FastifyRequest): { origin: string; rpID: string } {
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) throw new HttpError(409, 'no-passkeys-here');
  const { hostname } = new URL(origin);
  if (hostname === '' || hostname.startsWith('[') || isIP(hostname) !== 0)
    throw new HttpError(409, 'no-passkeys-here');
  return { origin, rpID: hostname };
}

const transportsOf = ({ transports }: PasskeyRow) =>
  transports as readonly string[] as AuthenticatorTransportFuture[];

const shown = ({ id, name, createdAt, usedAt }: PasskeyRow) => ({ id, name, createdAt, usedAt });

/** Passkeys: a guest who makes one is a member, and comes in with it on any device. */
export function addPasskeys(app: App, context: Context): void {
  const { store, now } = context;
  // Every attempt costs a row and some arithmetic.
  const tries = new Buckets(1 / 2, 20);

  const asked = async (challenge: string, person: string | null): Promise<void> =>
    store.putChallenge(hashOf(challenge), person, now(), now() + LIFE);
  const isAsked = (person: string | null) => (challenge: string) =>
    store.takeChallenge(hashOf(challenge), person, now());

  app.get(
    '/api/me/passkeys',
    { schema: { tags, summary: 'My passkeys', response: { 200: passkeyList } } },
    async (request) => ({ passkeys: (await store.passkeysOf(signedIn(request).id)).map(shown) }),
  );

  app.post(
    '/api/me/passkeys/options',
    { schema: { tags, summary: 'Begin to make a passkey', response: { 200: passkeyOptions } } },
    async (request) => {
      const { id, name } = signedIn(request);
      const { rpID } = placeOf(request);
      const known = await store.passkeysOf(id);
      const options = await (await webauthn()).generateRegistrationOptions({
        rpName: 'Comptoir',
        rpID,
        userName: name,
        userDisplayName: name,
        userID: Buffer.from(id),
        attestationType: 'none',
        excludeCredentials: known.map((row) => ({ id: row.id, transports: transportsOf(row) })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
      await asked(options.challenge, id);
      return { ...options };
    },
  );

  app.post(
    '/api/me/passkeys',
    { schema: { tags, summary: 'Keep a passkey', body: newPasskey, response: { 201: passkeySchema } } },
    async (request, reply) => {
      const { id: person } = signedIn(request);
      const { origin, rpID } = placeOf(request);
      const { name, credential } = request.body;
      const verified = await (await webauthn())
        .verifyRegistrationResponse({
          response: credential as Parameters<typeof verifyRegistrationResponse>[0]['response'],
          expectedChallenge: isAsked(person),
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: false,
        })
        .catch(wrong);
      if (!verified.verified || (await store.passkeysOf(person)).length >= MOST) throw wrong();
      const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
      const row: PasskeyRow = {
        id,
        person,
        name,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports,
        createdAt: now(),
        usedAt: null,
      };
      if (!(await store.addPasskey(row))) throw wrong();
      return reply.code(201).send(shown(row));
    },
  );

  app.delete(
    '/api/me/passkeys/:passkey',
    { schema: { tags, summary: 'Forget a passkey', params: passkeyParams, response: { 200: done } } },
    async (request) => {
      if (!(await store.dropPasskey(signedIn(request).id, request.params.passkey)))
        throw new HttpError(404, 'not-found');
      return { ok: true as const };
    },
  );

  app.post(
    '/api/passkey/options',
    { schema: { tags, summary: 'Begin to sign in with a passkey', response: { 200: passkeyOptions } } },
    async (request) => {
      if (!tries.take(addressGroup(request.ip))) throw new HttpError(429, 'too-many-tries');
      const { rpID } = placeOf(request);
      const options = await (await webauthn()).generateAuthenticationOptions({
        rpID,
        userVerification: 'preferred',
      });
      await asked(options.challenge, null);
      return { ...options };
    },
  );

  app.post(
    '/api/passkey',
    {
      schema: { tags, summary: 'Sign in with a passkey', body: passkeyUse, response: { 201: guestCreated } },
    },
    async (request, reply) => {
      if (!tries.take(addressGroup(request.ip))) throw new HttpError(429, 'too-many-tries');
      const { origin, rpID } = placeOf(request);
      const { credential } = request.body;
      const row = await store.passkey(credential.id);
      const person = row && (await store.person(row.person));
      if (row === null || person === null) throw wrong();
      const { verified, authenticationInfo } = await (await webauthn())
        .verifyAuthenticationResponse({
          response: credential as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
          expectedChallenge: isAsked(null),
          expectedOrigin: origin,
          expectedRPID: rpID,
          credential: {
            id: row.id,
            publicKey: Buffer.from(row.publicKey, 'base64url'),
            counter: row.counter,
            transports: transportsOf(row),
          },
          requireUserVerification: false,
        })
        .catch(wrong);
      if (!verified) throw wrong();
      await store.usePasskey(row.id, authenticationInfo.newCounter, now());
      return reply.code(201).send(await signIn(context, request, reply, person));
    },
  );
}

/** One answer for everything that is wrong: the details would only help a thief. */
function wrong(error?: unknown): never {
  if (error instanceof StoreUnavailable) throw error;
  throw new HttpError(403, 'wrong-passkey');
}
