import { apiBase } from '@tally/contract/api/endpoint';
import type { Endpoint } from '@tally/contract/api/endpoint';
import { endpointNames, endpoints, type EndpointName } from '@tally/contract/endpoints';
import { examples } from '@tally/contract/examples';
import { markets } from '@tally/contract/market/codes';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { fakeServer, type Replies } from './fakeServer';
import type { SceneArgs } from './screenStory';

/** Endpoints with JSON replies: images are requested by `src`, not by endpoints of the store. */
const jsonCalls = endpointNames.filter((name) => name !== 'getImage' && name !== 'getAdImage');

const sources = import.meta.glob<string>(
  [
    '../**/*.{ts,tsx}',
    '!../**/*.{test,stories,journey}.*',
    '!../**/*Api.ts',
    '!../{testing,flows}/**',
    '!../node_modules/**',
  ],
  { query: '?raw', import: 'default', eager: true },
);
const screensAsk = (name: EndpointName) => {
  const used = new RegExp(
    `\\b${name}\\b|\\buse(Lazy)?${name.charAt(0).toUpperCase()}${name.slice(1)}(Query|Mutation)\\b`,
  );
  return Object.values(sources).some((source) => used.test(source));
};

/** A module of stories: the default export's args and those of each story. */
type Stories = Record<string, { readonly args?: Partial<SceneArgs> }>;
const stories = Object.values(
  import.meta.glob<Stories>('../{screens,operators,flows}/**/*.stories.tsx', { eager: true }),
).flatMap((file) => Object.values(file));
const replies: Replies[] = stories.flatMap(({ args: { replies } = {} }) =>
  replies ? markets.map((market) => replies(market, 'en')) : [],
);

describe('the server of the stories', () => {
  it.each(jsonCalls.filter(screensAsk))('the story server answers %s, which screens ask, in a story', (name) => {
    expect(
      replies.some((answers) => name in answers),
      `no story of app/screens, app/operators or app/flows answers ${name}: add it to the replies of one whose screen asks it`,
    ).toBe(true);
  });

  it.each(jsonCalls)('the story server answers %s where the real one does, with an example', async (name) => {
    const { method, path, reply }: Endpoint = endpoints[name];
    for (const example of Object.values<unknown>(examples[name].replies)) {
      const answer = await fakeServer({ [name]: example })(`https://tally.example${apiBase}${path}`, { method });
      const { code, data } = (await answer.json()) as { code: number; data: unknown };
      expect([code, parse(reply, data)]).toEqual([200, example]);
    }
  });
});
