import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from './api/endpoint';
import { endpointNames, endpoints } from './endpoints';
import { hostCalls } from './host/hostBackend';
import { readLine, readLines } from './text/typedText';

/** What a schema consists of. */
interface Shape extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly wrapped?: Shape;
  readonly item?: Shape;
}

/** The schemas of texts in a request, by the names that lead there. */
function textsIn(shape: Shape, path: string): (readonly [path: string, schema: v.GenericSchema])[] {
  if (shape.wrapped) return textsIn(shape.wrapped, path);
  if (shape.item) return textsIn(shape.item, path);
  const entries = Object.entries(shape.entries ?? {}).flatMap(([name, child]) => textsIn(child, `${path} ${name}`));
  return shape.type === 'string' ? [[path, shape]] : entries;
}

const calls = [
  ...endpointNames.flatMap((name) => {
    const { query, body }: Endpoint = endpoints[name];
    return [...textsIn(query, name), ...textsIn(body, name)];
  }),
  ...Object.entries(hostCalls).flatMap(([name, { body }]) => textsIn(body, name)),
];

/**
 * Texts that nobody types: made by a program, and compared or kept as they are. The last name of their path, or the
 * whole of it.
 */
const made = new Map([
  ['key', 'the key of an operator, a secret'],
  ['token', 'the key in a link'],
  ['appPkgName', 'a package'],
  ['package_name', 'a package'],
  ['appClassName', 'a class of a package'],
  ['uuid', 'a phone'],
  ['gaid', 'a phone'],
  ['refCode', 'a code in a link'],
  ['img', 'a picture'],
  ['shortName', 'an app, from the address'],
  ['app', 'an app, from the address'],
  ['postH5Action actionData', 'what a page counts'],
  ['postOwnData request', 'the number of a request'],
  ['postBatchResults file', 'the file of the provider, read cell by cell'],
  ['postLogins sub', 'an account of Google'],
  ['postLogins email', 'an address of Google'],
  ['postLogins avatar', 'a link'],
  ['postLogins integrity', 'a verdict of the phone'],
  ['postRounds userId', 'a person'],
  ['postNumbers userId', 'a person'],
  ['postRounds round', 'the number of a round'],
]);
const isMade = (path: string): boolean => made.has(path) || made.has(path.split(' ').at(-1) ?? '');
const typed = calls.filter(([path]) => !isMade(path));

describe('every text field of a request (TEXT-13)', () => {
  it('the contract has those that people and operators type', () => {
    expect(typed.map(([path]) => path)).toEqual(
      expect.arrayContaining([
        'postFeedback content',
        'postFeedback contact',
        'postAccount accountName',
        'postAccount accountNo',
        'postPayout reason',
        'postMessageAnswer words',
        'postLogins name',
      ]),
    );
  });

  it.each(typed)('%s is read by the one reader, before its length is judged', (_, schema) => {
    const words = '\u202epaid\u200b  late \u2066\r\n12345678\u0000';
    expect([readLine(words), readLines(words)]).toContain(v.parse(schema, words));
    // So much that is not seen does not make a text too long, nor one that is too short long enough.
    const unseen = '\u200b\u2060'.repeat(5000);
    expect(v.parse(schema, `${unseen}12345678 and 9`)).toBe('12345678 and 9');
    const empty = v.safeParse(schema, unseen);
    expect(empty.success ? empty.output : '').toBe('');
  });

  it('a text that nobody types is one of those named here', () => {
    const paths = calls.map(([path]) => path);
    const unknown = [...made.keys()].filter(
      (name) => !paths.some((path) => path === name || path.endsWith(` ${name}`)),
    );
    expect(unknown).toEqual([]);
  });
});
