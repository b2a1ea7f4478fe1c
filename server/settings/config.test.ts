// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { operatorScopes } from '@tally/contract/api/scopes';
import { readConfig } from './config';

const read = (env: Record<string, string>) => readConfig(env, '/dist');

describe('the configuration', () => {
  it('the configuration has everything it needs without an environment, with operations shut', () => {
    expect(read({})).toMatchObject({
      port: 4000,
      dataDir: 'data',
      databaseUrl: undefined,
      operatorKeys: [],
      hostKey: undefined,
      events: undefined,
      demo: false,
      publicUrl: 'http://localhost:4000',
      allowedOrigins: [],
      pictureHosts: undefined,
      log: 'all',
    });
    expect(read({ ALLOWED_ORIGINS: 'https://a.example, http://localhost:5000' }).allowedOrigins).toEqual([
      'https://a.example',
      'http://localhost:5000',
    ]);
  });

  it.each([
    [{ TALLY_DEMO: '1', NODE_ENV: 'production' }, /refused with NODE_ENV=production/],
    [{ PORT: 'abc' }, 'PORT must be a whole number from 1 to 65535, not "abc".'],
    [{ PORT: '70000' }, /PORT must be/],
    [{ OPERATOR_KEY: '1234567' }, 'OPERATOR_KEY must be longer than 7 characters.'],
    [
      { OPERATOR_KEY: 'x'.repeat(31), NODE_ENV: 'production' },
      'OPERATOR_KEY must have at least 32 characters with NODE_ENV=production.',
    ],
    [{ NUMBER_KEY: 'x'.repeat(31) }, 'NUMBER_KEY must have at least 32 characters.'],
    [{ EVENTS_URL: 'https://b.example', EVENTS_KEY: 'x'.repeat(31) }, 'EVENTS_KEY must have at least 32 characters.'],
    [{ EVENTS_URL: 'https://b.example' }, 'EVENTS_URL needs EVENTS_KEY, which signs the events.'],
    [
      { EVENTS_URL: 'http://b.example', EVENTS_KEY: 'x'.repeat(32) },
      'EVENTS_URL must be an https address (http only for localhost), not "http://b.example".',
    ],
    [{ EVENTS_KEY: 'x'.repeat(32) }, 'EVENTS_KEY needs EVENTS_URL, where events go.'],
    [{ HOST_KEY: 'x'.repeat(31) }, 'HOST_KEY must have at least 32 characters.'],
    [{ LOG: 'loud' }, /LOG must be/],
    [
      { PUBLIC_URL: 'http://tally.example/' },
      'PUBLIC_URL must be an https address (http only for localhost), not "http://tally.example".',
    ],
    [{ ALLOWED_ORIGINS: '*' }, /ALLOWED_ORIGINS must be origins such as https:\/\/app.example.com .*, not "\*"/],
    [{ ALLOWED_ORIGINS: 'https://a.example,https://b.example/app' }, /not "https:\/\/b.example\/app"/],
    [{ ALLOWED_ORIGINS: 'http://app.example' }, /ALLOWED_ORIGINS must be origins/],
    [
      { PICTURE_HOSTS: 'cdn.example.com,https://b.example' },
      'PICTURE_HOSTS must be whole host names such as pictures.example.com, separated by commas, not "https://b.example".',
    ],
    [{ PUBLIC_URL: 'tally.example' }, /PUBLIC_URL must be an https address/],
    [{ MARKETS: 'id,us' }, 'MARKETS must name markets (id, ph, br), not "us".'],
    [{ REVIEW_TASKS: 'id,us' }, 'REVIEW_TASKS must name markets (id, ph, br), not "us".'],
    [
      { AD_CALLBACKS: 'id:maybe' },
      'AD_CALLBACKS must be markets with off, observed, required, separated by commas (id:observed,br:required), not "id:maybe".',
    ],
    [
      { SMTP_URL: 'mail.example.com', MAIL_FROM: 'no-reply@example.com' },
      'SMTP_URL must be like smtps://USER:PASSWORD@mail.example.com:465, or smtp:// with STARTTLS.',
    ],
    [{ MAIL_FROM: 'no-reply@example.com' }, 'MAIL_FROM needs SMTP_URL, the mail server.'],
    [{ SMTP_URL: 'smtps://u:p@mail.example.com' }, 'SMTP_URL needs MAIL_FROM, the sender of mails.'],
    [
      { SMTP_URL: 'smtps://u:p@mail.example.com', MAIL_FROM: 'Tally' },
      'MAIL_FROM must be an address, or a name with one (Tally <no-reply@example.com>), not "Tally".',
    ],
    [{ TALLY_DEMO: 'yes' }, 'TALLY_DEMO must be 0 or 1, not "yes".'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development or test, not "prod".'],
    [{ DEVICE_REQUIRED: 'true' }, 'DEVICE_REQUIRED must be 0 or 1, not "true".'],
    [{ OPERATOR_KEY_IN_ADDRESS: 'no' }, 'OPERATOR_KEY_IN_ADDRESS must be 0 or 1, not "no".'],
    [
      { TRUST_PROXY: '2' },
      'TRUST_PROXY must be 0, 1, or the networks of the proxies, separated by commas (10.0.0.0/8,2001:db8::/32), not "2".',
    ],
    [{ TRUST_PROXY: 'true' }, /TRUST_PROXY must be 0, 1, or the networks .* not "true"/],
    [{ TRUST_PROXY: '10.0.0.0/8,0.0.0.0/0' }, /TRUST_PROXY must be .* not "0.0.0.0\/0"/],
    [{ PORT: '4e3' }, /PORT must be a whole number/],
    [{ DATABASE_URL: '127.0.0.1:5432/tally' }, /^DATABASE_URL must be like postgres:\/\//],
    [
      { DATABASE_OWNER_URL: 'postgres://owner:p@127.0.0.1/tally' },
      'DATABASE_OWNER_URL needs DATABASE_URL: the address of the same database for the server.',
    ],
    [{ LOTTERY_DRAW_FIRST: 'id,fr' }, 'LOTTERY_DRAW_FIRST must name markets (id, ph, br), not "fr".'],
    // All markets would be served.
    [{ MARKETS: ',' }, 'MARKETS must name markets (id, ph, br), not ",".'],
    [{ AD_CALLBACKS: 'id:required,id:off' }, 'AD_CALLBACKS names id more than once.'],
    [{ AD_CALLBACKS: 'id:off:required' }, /AD_CALLBACKS must be markets with .*, not "id:off:required"/],
  ])('%j is refused in a sentence', (env, sentence) => {
    expect(() => read(env as Record<string, string>)).toThrow(sentence);
  });

  it.each(['127.0.0.1#ours', 'no host', '256.0.0.1', '127.0.0.1:4000', 'http://localhost'])(
    'HOST %j is refused',
    (host) =>
      expect(() => read({ HOST: host })).toThrow(
        `HOST must be an address of this machine such as 127.0.0.1, not "${host}".`,
      ),
  );

  it.each(['1', 'True', 'yes', ''])('a DATABASE_URL with pgbouncer=%s is refused', (said) =>
    expect(() => read({ DATABASE_URL: `postgres://tally:p@127.0.0.1:6432/tally?pgbouncer=${said}` })).toThrow(
      `DATABASE_URL has pgbouncer=${said}, which must be true or false.`,
    ),
  );

  it('the configuration names operators by their keys', () => {
    expect(read({ OPERATOR_KEYS: 'ana:key-of-ana, budi:key-of-budi' }).operatorKeys).toEqual([
      { name: 'ana', key: 'key-of-ana', scopes: operatorScopes },
      { name: 'budi', key: 'key-of-budi', scopes: operatorScopes },
    ]);
    expect(() => read({ OPERATOR_KEYS: 'key-without-name' })).toThrow(/must be names with keys/);
  });

  it('the configuration says what each key may do; a key that says nothing may do everything (OPS-34)', () => {
    expect(
      read({ OPERATOR_KEYS: 'ana/pay+read:a-key:with/colon,budi/approve:key-of-budi,ana:new-key-of-ana' }).operatorKeys,
    ).toEqual([
      { name: 'ana', key: 'a-key:with/colon', scopes: ['read', 'pay'] },
      { name: 'budi', key: 'key-of-budi', scopes: ['approve'] },
      { name: 'ana', key: 'new-key-of-ana', scopes: operatorScopes },
    ]);
    for (const scopes of ['all', '', 'read+', 'READ'])
      expect(() => read({ OPERATOR_KEYS: `ana/${scopes}:key-of-ana` })).toThrow(/must name scopes \(read, support/);
    expect(() => read({ OPERATOR_KEYS: 'ana:one-key-of-two,budi:one-key-of-two' })).toThrow(
      'OPERATOR_KEYS must not give the key of ana to another operator too.',
    );
  });

  it('names of operators that differ by case alone end the start: one person could approve their own (OPS-35)', () => {
    const key = (letter: string) => letter.repeat(32);
    const sentence = 'OPERATOR_KEYS must not name two operators ana and Ana: case alone differs.';
    expect(() => read({ OPERATOR_KEYS: `ana:${key('a')},Ana:${key('b')}` })).toThrow(sentence);
    expect(() => read({ OPERATOR_KEYS: `Operator:${key('a')}`, OPERATOR_KEY: key('b') })).toThrow(/case alone differs/);
    expect(read({ OPERATOR_KEYS: `ana:${key('a')},ana:${key('b')}` }).operatorKeys).toHaveLength(2);
  });

  it('the configuration reads keys in the address until that is switched off (OPS-1)', () => {
    expect(read({}).keyInAddress).toBe(true);
    expect(read({ OPERATOR_KEY_IN_ADDRESS: '0' }).keyInAddress).toBe(false);
  });

  it('the configuration serves all markets, unless some are named, and says which name is nearly that setting (API-41)', () => {
    expect(read({}).markets).toEqual(['id', 'ph', 'br']);
    expect(read({ MARKETS: 'br,id' }).markets).toEqual(['id', 'br']);
    expect(read({ MARKET: 'br' }).nearNames).toEqual([expect.stringContaining('did you mean MARKETS?')]);
  });

  it('the configuration offers review tasks nowhere, unless markets are named (REVIEW-7)', () => {
    expect(read({}).reviewMarkets).toEqual([]);
    expect(read({ REVIEW_TASKS: '' }).reviewMarkets).toEqual([]);
    expect(read({ REVIEW_TASKS: 'BR, id' }).reviewMarkets).toEqual(['id', 'br']);
  });

  it('the configuration takes what is set', () => {
    expect(read({ LOTTERY_DRAW_FIRST: 'id, BR' }).drawFirst).toEqual(['id', 'br']);
    expect(
      read({
        PORT: '80',
        HOST: '::1',
        OPERATOR_KEY: '12345678',
        PUBLIC_URL: 'https://tally.example/',
        TRUST_PROXY: '1',
        HOST_KEY: 'h'.repeat(32),
        PICTURE_HOSTS: 'cdn.example.com, LH3.googleusercontent.com',
      }),
    ).toMatchObject({
      port: 80,
      host: '::1',
      operatorKeys: [{ name: 'operator', key: '12345678', scopes: operatorScopes }],
      publicUrl: 'https://tally.example',
      trustedProxies: 'any',
      hostKey: 'h'.repeat(32),
      pictureHosts: ['cdn.example.com', 'lh3.googleusercontent.com'],
    });
  });
});
