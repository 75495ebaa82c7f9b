/** The HTTP side of docs/api.md. A refusal is thrown with the words the server found for it. */
import type {
  CreateTable,
  Created,
  House,
  Join,
  Joined,
  Level,
  Me,
  Message,
  Problem,
  Record as GameRecord,
  Renew,
  Renewed,
  Replay,
  Table,
  TableList,
  Verification,
} from './api-types';

export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
  get code(): string {
    return this.problem.code;
  }
}

const UNREACHABLE: Message = { id: 'error-unreachable', args: {} };

async function ask<T>(method: string, path: string, body?: unknown, secret?: string | null): Promise<T> {
  const headers: { [name: string]: string } = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (secret) headers.Authorization = `Bearer ${secret}`;
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused({ code: 'unreachable', message: UNREACHABLE, text: 'The server cannot be reached.', retry_after: null });
  }
  const answer = await response.json().catch(() => null);
  if (!response.ok || answer === null) {
    throw new Refused(answer ?? { code: 'failure', message: { id: 'error-failure', args: {} }, text: response.statusText, retry_after: null });
  }
  return answer as T;
}

const at = (table: string, rest = '') => `/api/tables/${table}${rest}`;

export const api = {
  house: () => ask<House>('GET', '/api/house'),
  me: () => ask<Me>('GET', '/api/me'),
  nameMe: (name: string) => ask<Me>('PUT', '/api/me', { name }),
  myTables: () => ask<TableList>('GET', '/api/me/tables'),
  openTables: () => ask<TableList>('GET', '/api/tables?status=open&limit=20'),
  runningTables: () => ask<TableList>('GET', '/api/tables?status=running&limit=20'),
  create: (body: CreateTable, secret?: string | null) => ask<Created>('POST', '/api/tables', body, secret),
  table: (table: string, secret?: string | null) => ask<Table>('GET', at(table), undefined, secret),
  join: (table: string, body: Join) => ask<Joined>('POST', at(table, '/join'), body),
  leave: (table: string, seat: number) => ask<Table>('POST', at(table, '/leave'), { seat }),
  start: (table: string) => ask<Table>('POST', at(table, '/start')),
  close: (table: string) => ask<Table>('DELETE', at(table)),
  changeSeat: (table: string, seat: number, level: Level | null) => ask<Table>('PUT', at(table, `/seats/${seat}`), { level }),
  renew: (table: string, body: Renew) => ask<Renewed>('POST', at(table, '/secrets'), body),
  rematch: (table: string) => ask<Created>('POST', at(table, '/rematch')),
  record: (table: string, secret?: string | null) => ask<GameRecord>('GET', at(table, '/record'), undefined, secret),
  verification: (table: string, secret?: string | null) => ask<Verification>('GET', at(table, '/verification'), undefined, secret),
  replay: (table: string, seat: number | null, first: number, count: number, secret?: string | null) =>
    ask<Replay>('GET', at(table, `/replay?first=${first}&count=${count}${seat === null ? '' : `&seat=${seat}`}`), undefined, secret),
};
