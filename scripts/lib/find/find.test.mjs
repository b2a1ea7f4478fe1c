import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { addressOf, createFind, folded } from './find.mjs';
import { findScript } from './writeFindIndex.mjs';

/** @type {import('./find.mjs').FindIndex} */
const index = {
  languages: { en: 'English', pt_br: 'Portuguese' },
  places: [
    { id: 'screens-withdraw--filled', kind: 'screen', name: 'Withdraw' },
    { id: 'dialogs--once', kind: 'dialog', name: 'Once Daily', also: 'withdraw.once ONCE DAILY' },
    { id: 'toasts--sent', kind: 'toast', name: 'Reminder Sent' },
    { id: 'components-goalbar--docs', kind: 'component', name: 'GoalBar' },
  ],
  texts: [
    {
      key: 'withdraw.once',
      words: { en: 'Today’s withdrawal is done.', pt_br: 'Só uma vez por dia. Você já sacou hoje.' },
      places: [1],
    },
    { key: 'withdraw.hint', words: { en: '{{amount}} ready', pt_br: 'Uma vez por dia' }, places: [0] },
    {
      key: 'passbook.days',
      words: { en: '{{count}} day\n{{count}} days', pt_br: 'dia por vez, nunca uma' },
      places: [2],
    },
  ],
};
const find = createFind(index);
const names = (query) => find(query).map(({ place }) => place.name);

describe('folded', () => {
  it('words are compared without accents, case, marks and what cannot be seen', () => {
    expect(folded('Você JÁ sacou\u00a0hoje!')).toBe('voce ja sacou hoje');
    expect(folded('e-\u2060wallet <b>agora</b>')).toBe('e wallet agora');
  });

  it.each(['Rp 10.000 ready', 'R$ 1,50 ready', '₱1,000 ready', '{{amount}} ready'])(
    'an amount is any amount: %s',
    (text) => expect(folded(text)).toBe('0 ready'),
  );
});

describe('find', () => {
  it('a dialog is found by what a person sees on it, in any language', () => {
    expect(find('voce ja sacou')).toEqual([
      {
        place: index.places[1],
        exact: true,
        key: 'withdraw.once',
        text: 'Só uma vez por dia. Você já sacou hoje.',
        language: 'pt_br',
      },
    ]);
    expect(names("today's withdrawal")).toEqual(['Once Daily']);
  });

  it('the whole text comes first, then words in a row, then the same words anywhere', () => {
    const hits = find('uma vez por dia');
    expect(hits.map(({ place: { name }, exact }) => [name, exact])).toEqual([
      ['Withdraw', true],
      ['Once Daily', true],
      ['Reminder Sent', false],
    ]);
  });

  it('a text without a dialog names its screen, with the amount that the person sees', () =>
    expect(find('Rp 25.000 ready')).toMatchObject([{ place: { name: 'Withdraw' }, exact: true, language: 'en' }]));

  it('each plural form is a text', () => expect(find('3 days')).toMatchObject([{ place: { name: 'Reminder Sent' } }]));

  it('keys, names and words of the rules are found too', () => {
    expect(names('withdraw.once')[0]).toBe('Once Daily');
    expect(names('ONCE DAILY')).toEqual(['Once Daily']);
    expect(names('goalbar')).toEqual(['GoalBar']);
  });

  it('nothing is found for nothing, and for what nobody says', () => {
    expect(find('  ')).toEqual([]);
    expect(find('xyzzy')).toEqual([]);
  });

  it('a hit has an address in the language that matched', () => {
    expect(find('voce ja sacou').map(addressOf)).toEqual(['?path=/story/dialogs--once&globals=locale:pt_br']);
    expect(find('GoalBar').map(addressOf)).toEqual(['?path=/docs/components-goalbar--docs']);
  });
});

it('the classic script finds the same, and nothing in it ends a script', () => {
  const script = findScript({
    ...index,
    places: [{ ...index.places[0], name: '</script>' }, ...index.places.slice(1)],
  });
  expect(script).not.toContain('</script');
  const window = {};
  runInNewContext(script, { window });
  expect(window.tallyFind.find('voce ja sacou')[0].place.name).toBe('Once Daily');
  expect(window.tallyFind.addressOf(window.tallyFind.find('goalbar')[0])).toContain('components-goalbar');
});
