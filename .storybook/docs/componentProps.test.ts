import { describe, expect, it } from 'vitest';
import { readComponentProps } from './componentProps';

const components = readComponentProps();

describe('the properties of a component', () => {
  it('inherited ones are there too, with type, words and what they are made of', () => {
    const props = components['AmountButtons'] ?? [];
    expect(props.find(({ name }) => name === 'onPick')).toEqual({
      name: 'onPick',
      type: '(value: number) => void',
      words: 'Called with the value that was chosen.',
      required: true,
    });
    expect(props.find(({ name }) => name === 'options')?.parts?.map(({ name }) => name)).toContain('amount');
  });

  it('a choice shows its values and the usual one, not its name', () =>
    expect(components['Button']?.find(({ name }) => name === 'size')).toMatchObject({
      type: "'small' | 'normal'",
      usual: "'normal'",
      required: false,
    }));

  it.each(Object.entries(components))('%s has a type and words for each', (_, props) => {
    expect(props.filter(({ words }) => !words).map(({ name }) => name)).toEqual([]);
    expect(
      props.filter(({ type }) => /\b(unknown|any|object)\b/.test(type.replace(/'[^']*'/g, ''))).map(({ name }) => name),
    ).toEqual([]);
  });
});
