import { apiBase, type Endpoint } from '@tally/contract/api/endpoint';
import { endpoints } from '@tally/contract/endpoints';
import { refusalTables } from '@tally/contract/fixtures/refusalTables';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createDemoServer } from './demoServer';
import { refusalGroups } from './refusals';

const all = refusalGroups.flatMap(({ refusals }) => refusals);
const callOf = (method: string, path: string) =>
  (Object.values(endpoints) as Endpoint[]).find((call) => call.method === method && call.path === path);
const infoOf = (answer: { data: unknown }) => (answer.data as { info?: string } | null)?.info ?? '';

/** Words of people's calls that the simulator does not answer, with the reason. */
const notCaused: Readonly<Record<string, string>> = {
  'deletionInfos.checkMail': 'no refusal: the demo server answers it to whoever asks',
};

describe('every refusal of the rules: TASK-6, TASK-7, LUCKY-16, LUCKY-17, LUCKY-18, LUCKY-19, WITHDRAW-13, WITHDRAW-14, WITHDRAW-15, WITHDRAW-16, WITHDRAW-17, PRIVACY-6', () => {
  it.each(all.map((refusal) => [refusal.name, refusal] as const))(
    '%s is an answer that the contract allows',
    (_, { method, path, answer }) => {
      const call = callOf(method, path);
      expect(call, `${method} ${apiBase}${path}`).toBeDefined();
      if (call && answer.code === 200) expect(v.is(call.reply, answer.data)).toBe(true);
    },
  );

  it('the list of refusals has each word that a call of people can answer, or a reason why it needs none', () => {
    const caused = new Set(all.map(({ method, path, answer }) => `${method} ${path} ${infoOf(answer)}`));
    const people = (Object.values(endpoints) as Endpoint[]).filter(({ who }) => who !== 'operator');
    const missing = Object.entries(refusalTables).flatMap(([table, { words, meanings }]) =>
      Object.entries(words)
        .map(([name, word]) => ({
          name: `${table}.${name}`,
          word,
          calls: people.filter(({ method, infos = {} }) => method === 'POST' && infos[word] === meanings[word]),
        }))
        .filter(({ word, calls }) => word !== '' && calls.some(({ infos }) => infos?.[word] !== undefined))
        .filter(({ word, calls }) => calls.every(({ method, path }) => !caused.has(`${method} ${path} ${word}`)))
        .map(({ name }) => name),
    );
    expect(
      missing.filter((name) => !(name in notCaused)),
      'refusals to add to host-simulator/controls/refusals.ts',
    ).toEqual([]);
    expect(
      Object.keys(notCaused).filter((name) => !missing.includes(name)),
      'lines of `notCaused` to remove',
    ).toEqual([]);
  });

  it('names are told apart', () => {
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });
});

describe('the demo server', () => {
  const answering = (reply: unknown, status = 200) =>
    vi.fn<typeof fetch>(() => Promise.resolve(Response.json(reply, { status })));
  const sent = (send: ReturnType<typeof answering>) =>
    send.mock.calls.map(([path, init]) => [init?.method, path, init?.body]);

  it('the demo server forgets the old refusals before it gets the new ones', async () => {
    const send = answering({});
    const refusals = all.slice(0, 1);
    await createDemoServer(send).refuse(refusals);
    expect(sent(send)).toEqual([
      ['DELETE', '/demo/failures', undefined],
      [
        'POST',
        '/demo/failures',
        JSON.stringify({ method: refusals[0]?.method, path: refusals[0]?.path, answer: refusals[0]?.answer }),
      ],
    ]);
  });

  it('a server that is no demo offers nobody', async () => {
    await expect(createDemoServer(answering({}, 404)).people()).resolves.toEqual([]);
  });

  it('the demo server says what went wrong', async () => {
    await expect(createDemoServer(answering({}, 403)).signIn('ana')).rejects.toThrow('403');
  });
});
