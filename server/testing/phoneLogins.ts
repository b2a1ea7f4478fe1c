import { postDeleteMyData } from '@tally/contract/calls/deletion';
import { postH5Action } from '@tally/contract/calls/app';
import type { TestServer } from './testServer';

/** The key of the phone app's backend in these tests. */
export const hostKey = 'host-key-of-phones-in-a-test-00000';

interface Row {
  readonly id: number;
  readonly device: string | null;
  readonly dup: boolean;
  readonly frozen: boolean;
}

/** Somebody who logged in, or was refused. */
export interface LoggedIn extends Partial<Row> {
  readonly status: number;
  readonly error: string;
  readonly token: string;
  readonly sub: string;
}

let made = 0;
/** The id of a phone that no other test has. */
export const newPhone = (): string => `a7${String((made += 1)).padStart(3, '0')}3c21b90e4d56f`.slice(0, 16);

/** What people and phones do on a server that is no demo. */
export function phoneLogins(server: () => TestServer) {
  const rowOf = async (sub: string): Promise<Row | undefined> =>
    (
      await server().db.query<Row>(
        `select id, device, dup_user as dup, frozen_at is not null as frozen from users where google_sub = $1`,
        [sub],
      )
    )[0];
  return {
    rowOf,
    /** Logs somebody in by the call of the phone app's backend. */
    logInBy: async (
      uuid: string | undefined,
      sub: string = crypto.randomUUID(),
      on: TestServer = server(),
    ): Promise<LoggedIn> => {
      const answer = await on.fetch('/logins', {
        method: 'POST',
        headers: { authorization: `Bearer ${hostKey}` },
        body: JSON.stringify({
          sub,
          email: `${sub}@gmail.com`,
          name: 'Ana',
          market: 'ph',
          ...(uuid !== undefined && { uuid }),
        }),
      });
      const { token = '', error = '' } = (await answer.json()) as { token?: string; error?: string };
      return { status: answer.status, error, token, sub, ...(await rowOf(sub)) };
    },
    /** Deletes somebody who is signed in. */
    leave: ({ token, sub }: LoggedIn) =>
      server().callOk(postDeleteMyData, { token, query: { app: 'tally', email: `${sub}@gmail.com` } }),
    /** Reports an opening before the login. */
    openAs: (uuid: string) =>
      server().callOk(postH5Action, { body: { action: 'open', uuid, appPkgName: 'com.tally.ph', locale: 'en_ph' } }),
    /** Rows of a phone. */
    countOf: async (table: 'actions' | 'devices', device: string): Promise<number | undefined> =>
      (
        await server().db.query<{ n: number }>(`select count(*)::integer as n from ${table} where device = $1`, [
          device,
        ])
      )[0]?.n,
  };
}
