import { isValidElement, type ReactElement } from 'react';
import { fn } from 'storybook/test';
import { expect, it } from 'vitest';
import { byMarket, coins, money, resolve, text } from './storyArgs';

const indonesia = { locale: 'id' };
const brazil = { locale: 'pt_br' };

it('a text is in the story’s language, an amount in the currency of its market', () => {
  expect(resolve({ title: text('exit.title'), amount: money(10) }, brazil)).toEqual({
    title: 'Sair agora?',
    amount: 'R$\u00a010,00',
  });
  expect(resolve(money({ id: 1000, ph: 10, br: 1 }), indonesia)).toBe('Rp\u00a01.000');
  expect(resolve(coins(126400), { locale: 'id', market: 'ph' })).toBe('126,400');
});

it('markers stand inside strings, lists, texts, elements and what functions return', () => {
  expect(resolve([`+${coins(1000)}`, `${money(1)}–${money(2)}`], brazil)).toEqual([
    '+1.000',
    'R$\u00a01,00–R$\u00a02,00',
  ]);
  expect(resolve(text('home.newbie_title', { cash: money(3.2) }), brazil)).toContain('R$\u00a03,20');
  const element = resolve(
    <p title={text('exit.title')}>
      <b>{text('exit.leave')}</b>
      {coins(1)}
    </p>,
    brazil,
  ) as ReactElement<{ title: string; children: unknown[] }>;
  expect(element.props.title).toBe('Sair agora?');
  expect(element.props.children[1]).toBe('1');
  expect(isValidElement(element.props.children[0])).toBe(true);
  expect(resolve({ format: (seconds: number) => coins(seconds) }, brazil).format(7)).toBe('7');
});

it('what differs by market keeps its type', () => {
  const types = byMarket((market) => [market, text('exit.title')]);
  expect(resolve({ types, cash: byMarket({ id: 1, ph: 2, br: 3 }) }, brazil)).toEqual({
    types: ['br', 'Sair agora?'],
    cash: 3,
  });
});

it('what is no marker, or only half of one, stays as it is', () => {
  const press = fn();
  const date = new Date(0);
  const args = { press, date, none: undefined, half: '⟦text("exit', unknown: '⟦weight(3)⟧' };
  expect(resolve(args, brazil)).toEqual(args);
  expect(resolve(args, brazil).press).toBe(press);
});
