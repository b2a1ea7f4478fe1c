// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

const read = (env: Record<string, string>) => readConfig(env, '/dist');

describe('every setting', () => {
  it('all faults are said at once, each by the name of its setting', () => {
    const env = { NODE_ENV: 'production # live', TALLY_DEMO: '1', PORT: 'x', EVENTS_KEY: 'short', TRUST_PROXY: '"1"' };
    expect(() => read(env)).toThrow(
      [
        'NODE_ENV has a comment behind its value; a comment needs a line of its own.',
        'PORT must be a whole number from 1 to 65535, not "x".',
        'TRUST_PROXY has quotes around its value; write it without them.',
        'EVENTS_KEY must have at least 32 characters.',
      ].join('\n'),
    );
  });

  it('a fault shows no secret', () => {
    const env = {
      OPERATOR_KEYS: 'ana:hush-1,no-name-hush-2',
      HOST_KEY: 'hush-3',
      SMTP_URL: 'imap://u:hush-4@mail.example.com',
      DATABASE_URL: 'mysql://tally:hush-5@127.0.0.1/tally',
    };
    expect(() => read(env)).toThrow(/OPERATOR_KEYS[^]*HOST_KEY|HOST_KEY[^]*OPERATOR_KEYS/);
    expect(() => read(env)).not.toThrow(/hush/);
  });

  /** A value of every setting that is right, so that what is added to it is its only fault. */
  const right: Readonly<Record<string, string>> = {
    NODE_ENV: 'production',
    TALLY_DEMO: '0',
    PORT: '4000',
    HOST: '127.0.0.1',
    DATA_DIR: 'data',
    DATA_RESERVE_MB: '100',
    NEW_DATABASE: '1',
    DATABASE_URL: 'postgres://tally:p@127.0.0.1/tally',
    DATABASE_OWNER_URL: 'postgres://owner:p@127.0.0.1/tally',
    DATABASE_CONNECTIONS: '20',
    OPERATOR_KEY: 'o'.repeat(32),
    OPERATOR_KEYS: `ana:${'a'.repeat(32)}`,
    OPERATOR_KEY_IN_ADDRESS: '0',
    HOST_KEY: 'h'.repeat(32),
    NUMBER_KEY: 'n'.repeat(32),
    DEVICE_REQUIRED: '1',
    MARKETS: 'id,br',
    REVIEW_TASKS: 'id',
    PUBLIC_URL: 'https://tally.example',
    SMTP_URL: 'smtps://u:p@mail.example.com',
    MAIL_FROM: 'no-reply@example.com',
    EVENTS_URL: 'https://backend.example',
    EVENTS_KEY: 'e'.repeat(32),
    ALLOWED_ORIGINS: 'https://app.example',
    PICTURE_HOSTS: 'cdn.example.com',
    TRUST_PROXY: '1',
    SERVERS: '3',
    REQUESTS_PER_PERSON: '300',
    REQUESTS_PER_ADDRESS: '6000',
    GUEST_WRITES_PER_ADDRESS: '1200',
    LOG: 'all',
    LOTTERY_DRAW_FIRST: 'id',
    PANGLE_KEY: 'pangle',
    MINTEGRAL_KEY: 'mintegral',
    AD_CALLBACKS: 'id:observed',
  };

  it('every documented setting is tried below', () => {
    const documented = readFileSync(path.join(import.meta.dirname, '../README.md'), 'utf8')
      .split('\n')
      .filter((line) => /^\| `[A-Z_]+(=\d)?`/.test(line))
      .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)/g)].map(([, name]) => name));
    expect(documented.toSorted()).toEqual(
      Object.keys(right)
        .filter((name) => name !== 'NODE_ENV')
        .toSorted(),
    );
    expect(read(right).nearNames).toEqual([]);
  });

  it.each(Object.keys(right))('what one program takes for a comment, quotes or nothing ends the start: %s', (name) => {
    for (const wrong of [
      `${right[name]} # ours`,
      `"${right[name]}"`,
      `'${right[name]}'`,
      ` ${right[name]}`,
      `${right[name]} `,
    ])
      expect(() => read({ ...right, [name]: wrong }), wrong).toThrow(new RegExp(`^${name} has .* (value|them)`));
  });

  it('a name that is nearly a setting is said, and no other', () => {
    expect(
      read({ DEVICE_REQUIERD: '1', TrustProxy: '1', DATABSE_URL: 'x', POST: '1', HOME: '/', PATH: '/bin' }).nearNames,
    ).toEqual([
      'DEVICE_REQUIERD is no setting of Tally, and was not read: did you mean DEVICE_REQUIRED?',
      'TrustProxy is no setting of Tally, and was not read: did you mean TRUST_PROXY?',
      'DATABSE_URL is no setting of Tally, and was not read: did you mean DATABASE_URL?',
    ]);
  });

  it.each([
    ['TALLY_DEVICE_REQUIRED', 'DEVICE_REQUIRED'],
    ['TALLY_PORT', 'PORT'],
    ['DEMO', 'TALLY_DEMO'],
    ['TRUST_PROXIES', 'TRUST_PROXY'],
    ['LOGS', 'LOG'],
    ['MARKET', 'MARKETS'],
    ['OPERATORS_KEYS', 'OPERATOR_KEYS'],
  ])(
    '%s is nearly a setting: with our name before it or without, as one or as many, the nearest one',
    (name, meant) => {
      expect(read({ [name]: '1' }).nearNames).toEqual([
        `${name} is no setting of Tally, and was not read: did you mean ${meant}?`,
      ]);
    },
  );
});
