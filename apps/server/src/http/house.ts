import {
  changeGuest,
  changeHouse,
  guestList,
  guestQuery,
  type HouseSettings,
  house as houseSchema,
  houseSettings,
  houseTables,
  pageQuery,
  personParams,
  reportList,
  reportParams,
  tableParams,
} from '@comptoir/protocol';
import { z } from 'zod';
import { readHouse } from '../house.ts';
import { type App, type Context, HttpError } from './context.ts';
import { forget } from './forget.ts';
import { host, isHost } from './host.ts';

const tags = ['house'];
const done = z.object({ ok: z.literal(true) });
const LIST = 50;

/** What the host of a server sees and does. Nobody's hand or address is part of it, and of talk only what was reported. */
export function addHouse(app: App, context: Context): void {
  const { store, tables, now } = context;

  app.get(
    '/api/house',
    { schema: { tags, summary: 'What everybody may know of this server', response: { 200: houseSchema } } },
    async (request) => {
      const { registration, notice } = await readHouse(store);
      return { registration, notice, host: isHost(context, request) };
    },
  );

  app.get(
    '/api/house/settings',
    { schema: { tags, summary: 'What the host has decided', response: { 200: houseSettings } } },
    async (request) => {
      host(context, request);
      return readHouse(store);
    },
  );

  app.patch(
    '/api/house/settings',
    {
      schema: {
        tags,
        summary: 'Decide who may come, what is said on the front page, and how long things are kept',
        body: changeHouse,
        response: { 200: houseSettings },
      },
    },
    async (request) => {
      host(context, request);
      const before = await readHouse(store);
      const { registration = before.registration, notice = before.notice, keep } = request.body;
      const next: HouseSettings = { registration, notice, keep: { ...before.keep, ...keep } };
      await store.setHouse(JSON.stringify(next));
      return next;
    },
  );

  app.get(
    '/api/house/people',
    { schema: { tags, summary: 'People', querystring: guestQuery, response: { 200: guestList } } },
    async (request) => {
      host(context, request);
      const { search, after } = request.query;
      const found = await store.guests(search, after, LIST + 1);
      const people = found.slice(0, LIST).map(({ isMuted, ...rest }) => ({ ...rest, muted: isMuted }));
      return { people, next: found.length > LIST ? (people.at(-1)?.id ?? null) : null };
    },
  );

  app.post(
    '/api/house/people/:person',
    {
      schema: {
        tags,
        summary: 'Mute somebody at all tables, or let them talk again',
        params: personParams,
        body: changeGuest,
        response: { 200: done },
      },
    },
    async (request) => {
      host(context, request);
      if (!(await store.muteGuest(request.params.person, request.body.muted)))
        throw new HttpError(404, 'not-found');
      return { ok: true as const };
    },
  );

  app.delete(
    '/api/house/people/:person',
    { schema: { tags, summary: 'Remove a person', params: personParams, response: { 200: done } } },
    async (request) => {
      host(context, request);
      const { person } = request.params;
      if ((await store.person(person)) === null) throw new HttpError(404, 'not-found');
      await forget(context, person);
      return { ok: true as const };
    },
  );

  app.get(
    '/api/house/tables',
    {
      schema: {
        tags,
        summary: 'Tables that wait, play or stand still',
        querystring: pageQuery,
        response: { 200: houseTables },
      },
    },
    async (request) => {
      host(context, request);
      const found = await store.runningTables(request.query.after, LIST + 1);
      const page = found.slice(0, LIST);
      return {
        tables: page.map(({ id, game, status, seats, updatedAt }) => ({
          table: id,
          game,
          status,
          seats: seats.map(({ name, kind, bot = null }) => ({ name, kind, bot })),
          updatedAt,
        })),
        next: found.length > LIST ? (page.at(-1)?.id ?? null) : null,
      };
    },
  );

  app.delete(
    '/api/house/tables/:table',
    { schema: { tags, summary: 'Remove a table', params: tableParams, response: { 200: done } } },
    async (request) => {
      host(context, request);
      const { table } = request.params;
      if ((await store.table(table)) === null) throw new HttpError(404, 'not-found');
      await tables.remove(table);
      return { ok: true as const };
    },
  );

  app.get(
    '/api/house/reports',
    { schema: { tags, summary: 'What people have told the host', response: { 200: reportList } } },
    async (request) => {
      host(context, request);
      return { reports: await store.openReports(LIST) };
    },
  );

  app.post(
    '/api/house/reports/:report',
    {
      schema: { tags, summary: 'Mark a report as dealt with', params: reportParams, response: { 200: done } },
    },
    async (request) => {
      host(context, request);
      if (!(await store.closeReport(request.params.report, now()))) throw new HttpError(404, 'not-found');
      return { ok: true as const };
    },
  );
}
