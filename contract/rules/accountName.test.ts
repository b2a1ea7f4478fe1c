import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markets } from '../market/codes';
import { accountNameProblem, isBadAccountName, isHalfName } from './accountName';

describe('an account name', () => {
  it.each([
    'Anna',
    'Ana Souza',
    "João D'Ávila",
    'Maria   das   Dores',
    '\uff21nna',
    'Ana\u202e Souza',
    'Dewi\u2011Lestari',
  ])('%j is an account name (ACCOUNT-10)', (name) => expect(isBadAccountName(name, 'br')).toBe(false));

  it.each([
    'Ana',
    ' Ana ',
    'A  na',
    '',
    '\u200b\u200b\u200b\u200b',
    '\u3164\u3164\u3164\u3164',
    '\u2800\u2800\u2800\u2800',
    '\u00a0\u00a0\u00a0\u00a0',
    '\ufeff\ufeff\ufeff\ufeff',
    'An\u200b\u200b',
    `A${'\u0301'.repeat(5)}`,
    '1234',
    '=1+1',
    ' =1+1',
    '\u00a0=1+1',
    '\t=1+1',
    '....',
    'x'.repeat(61),
    '\ufdfa'.repeat(30),
    '\u05d0\u05d1\u05d2\u05d3',
  ])(
    '%j is no account name: too little of it is visible, or no wallet has such a name (ACCOUNT-10, TEXT-9, TEXT-10)',
    (name) => expect([isBadAccountName(name, 'br'), isBadAccountName(name, 'ph')]).toEqual([true, true]),
  );

  it('an account name is not needed in Indonesia', () => expect(isBadAccountName('', 'id')).toBe(false));

  it('an account name is judged by what is visible of it', () => {
    const name = fc.string({ unit: fc.constantFrom(...'abé \u0301'), maxLength: 8 });
    const unseen = fc.constantFrom('\u200b', '\u202e', '\u2069', '\ufe0f', '\u3164', '\ud83d', '');
    fc.assert(
      fc.property(name, unseen, fc.constantFrom(...markets), (text, between, market) => {
        expect(isBadAccountName([...text].join(between), market)).toBe(isBadAccountName(text, market));
      }),
    );
  });
});

it.each([
  ['Ana', 'short'],
  ['', 'short'],
  ['1234', 'invalid'],
  ['x'.repeat(61), 'invalid'],
  ['Anna', undefined],
] as const)('what is wrong with %j: %s (ACCOUNT-10, ACCOUNT-11)', (name, problem) => {
  expect(accountNameProblem(name, 'ph')).toBe(problem);
});

describe('half a name is asked about (ACCOUNT-21)', () => {
  it.each(['Juan', ' Juan ', 'Juan D', 'J. dela', 'Maria-Clara', 'Ana\u200bSouza'])('%j', (name) =>
    expect([isHalfName(name, 'ph'), isHalfName(name, 'br'), isHalfName(name, 'id')]).toEqual([true, true, false]),
  );
  it.each(['Juan dela Cruz', 'Li Wu', 'Maria   Clara', "João D'Ávila", 'Jose P. Rizal'])('%j is a whole one', (name) =>
    expect([isHalfName(name, 'ph'), isHalfName(name, 'br')]).toEqual([false, false]),
  );
});
