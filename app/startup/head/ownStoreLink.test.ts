import { expect, it, vi } from 'vitest';
import { ownStoreLink } from './ownStoreLink';

const answering = (answer: unknown) => vi.fn<typeof fetch>().mockResolvedValue(Response.json(answer));

it('the link leads to the store page of an app that the server knows as ours (ENTRY-7)', async () => {
  const fetch = answering({ code: 200, msg: '', data: { appPkgName: 'com.tally.id' } });
  expect(await ownStoreLink(fetch, 'com.tally.id', true)).toBe('market://details?id=com.tally.id');
  expect(
    await ownStoreLink(
      fetch.mockResolvedValue(Response.json({ code: 200, msg: '', data: { appPkgName: 'com.tally.id' } })),
      'com.tally.id',
      false,
    ),
  ).toBe('https://play.google.com/store/apps/details?id=com.tally.id');
});

it.each([
  ['an app that is not ours', { code: 404, msg: 'UNKNOWN APP', data: null }],
  ['an answer that is none', null],
])('the link leads nowhere for %s (ENTRY-7)', async (_, answer) => {
  expect(await ownStoreLink(answering(answer), 'com.evil.app', false)).toBeUndefined();
});

it.each([
  ['tally', { code: 200, msg: '', data: { appPkgName: 'com.tally.id' } }, 'com.tally.id'],
  ['com.tally.id', { code: 200, msg: '', data: { appName: 'Tally' } }, 'com.tally.id'],
  ['com.tally.id', { code: 200, msg: '', data: null }, 'com.tally.id'],
])(
  'the link leads to the package that the answer names, else to that of the address: %s (ENTRY-7)',
  async (name, answer, app) => {
    expect(await ownStoreLink(answering(answer), name, true)).toBe(`market://details?id=${app}`);
  },
);

it('the link leads nowhere without a network (ENTRY-7)', async () => {
  expect(
    await ownStoreLink(vi.fn<typeof fetch>().mockRejectedValue(new TypeError('offline')), 'com.tally.id', false),
  ).toBeUndefined();
});
