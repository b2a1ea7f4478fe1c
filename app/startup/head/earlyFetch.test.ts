import { expect, it } from 'vitest';
import { createEarlyFetch } from './earlyFetch';
import { readEarly } from './earlyResponse';

const address = 'https://api.example/event/v1/user/info';
const sent = 'sent anew';
const json = () => new Response('{"code":200}', { headers: { 'content-type': 'application/json' } });

/** The responses to requests, when the page head's request to `address` got the response `early`. */
async function answers(early: Response | Error, ...requests: Request[]): Promise<string[]> {
  return answersTo(undefined, early, ...requests);
}

/** @param token of the person with whom the page was opened */
async function answersTo(
  token: string | undefined,
  early: Response | Error,
  ...requests: Request[]
): Promise<string[]> {
  const started = readEarly(early instanceof Error ? Promise.reject(early) : Promise.resolve(early));
  const first = new Map([[`GET ${address}`, started]]);
  const bodies: string[] = [];
  for (const request of requests) {
    const answer = await createEarlyFetch(
      { earlyResponses: first, secrets: token === undefined ? {} : { token } },
      request,
      () => Promise.resolve(new Response(sent)),
    ).catch(() => new Response('failed'));
    bodies.push(await answer.text());
  }
  return bodies;
}

it.each([address, `${address}?`])('the first to ask for %s gets the early answer, the next asks anew', async (url) => {
  expect(await answers(json(), new Request(url), new Request(url))).toEqual(['{"code":200}', sent]);
});

it('an early answer and its clones can be read more than once, with their status and headers', async () => {
  const first = new Map([[`GET ${address}`, readEarly(Promise.resolve(json()))]]);
  const answer = await createEarlyFetch({ earlyResponses: first, secrets: {} }, new Request(address), () =>
    Promise.reject(new Error('sent')),
  );
  const clone = answer.clone();
  expect(await Promise.all([clone.text(), answer.text(), answer.json()])).toEqual([
    '{"code":200}',
    '{"code":200}',
    { code: 200 },
  ]);
  expect([clone.status, clone.headers.get('content-type')]).toEqual([200, 'application/json']);
});

it.each([
  new Request('https://page.example/event/v1/user/info'),
  new Request(`${address}?uuid=0123456789ab`),
  new Request(address, { method: 'POST' }),
])('another method, origin or query is another call: $method $url', async (request) => {
  expect(await answers(json(), request)).toEqual([sent]);
});

it.each(['<!doctype html><title>Tally</title>', '{"code":200,"da', ''])(
  'an early answer that is not JSON is ignored: %j',
  async (body) => {
    expect(await answers(new Response(body), new Request(address))).toEqual([sent]);
  },
);

it('a call that failed on the network is repeated by the next attempt', async () => {
  expect(await answers(new TypeError('Failed to fetch'), new Request(address), new Request(address))).toEqual([
    'failed',
    sent,
  ]);
});

it('an early answer is only for the person it was requested for, who is a guest without a token (PERSON-15)', async () => {
  const of = (token?: string) =>
    new Request(address, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
  for (const [opened, asks] of [
    ['a', 'b'],
    [undefined, 'b'],
    ['a', undefined],
  ] as const)
    expect(await answersTo(opened, json(), of(asks), of(opened))).toEqual([sent, sent]);
  expect(await answersTo('a', json(), of('a'))).toEqual(['{"code":200}']);
});
