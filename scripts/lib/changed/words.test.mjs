import { describe, expect, it } from 'vitest';
import { changedKeys, naming } from './words.mjs';

describe('words', () => {
  const namedKeys = (source, keys) => keys.filter((key) => source.split(' ').includes(key));
  it('changed words are named by their keys; new keys and lost ones are more than words', () => {
    expect(changedKeys('{"a":"x","b":"y"}', '{"a":"x","b":"z"}')).toEqual(['b']);
    expect(changedKeys('{"a":"x"}', '{"a":"x","b":"z"}')).toBeUndefined();
    expect(changedKeys('{"a":"x","b":"z"}', '{"a":"x","c":"z"}')).toBeUndefined();
  });
  it('the modules that name words show them; the answer is unknown when no module names some of them', () => {
    const sources = new Map([
      ['a.tsx', 'exit.title x'],
      ['b.tsx', 'team.total'],
    ]);
    expect(naming(['exit.title', 'team.total'], sources, namedKeys)).toEqual(['a.tsx', 'b.tsx']);
    expect(naming(['exit.title', 'exit.gone'], sources, namedKeys)).toBeUndefined();
  });
});
