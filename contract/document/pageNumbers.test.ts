import { expect, it } from 'vitest';
import { markets } from '../market/codes';
import { defaultMarketRules } from '../rules/marketRules';
import { openApi } from './openApi';

const { description } = (openApi() as unknown as { info: { description: string } }).info;
const rows = description
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.slice(2, -2).split(' | '));
const head = ['number', ...markets, 'whose', 'your own by'];
const ownBy = head.length - 1;
const table = rows
  .slice(rows.findIndex((row) => row.join() === head.join()) + 2)
  .filter((row) => row.length === head.length);

const lists = ['withdrawAmounts', 'withdrawHours', 'coinRates', 'tasks'] as const;
const amounts = ['inviteReward', 'validMemberAmount', 'luckyMinuteAmount', 'luckyTodayAmount'] as const;

it.each([...lists, ...amounts])(
  'the document says of %s what the page states, whose it is and how to state another one (API-39)',
  (field) => {
    const row = table.find((cells) => cells[ownBy]?.includes(`\`${field}\` of getMarketRules`));
    expect(row?.[ownBy - 1], 'whose').toMatch(/ours|the product/);
    if (field === 'withdrawHours' || field === 'coinRates' || field === 'tasks') return;
    expect(row?.slice(1, 4)).toEqual(markets.map((market) => [defaultMarketRules(market)[field]].flat().join(', ')));
  },
);

it('every number of getMarketRules has its row (API-39)', () => {
  const stated = Object.keys(defaultMarketRules('id')).filter((field) => !/^clos|walletIcons/.test(field));
  expect(stated.sort()).toEqual([...lists, ...amounts].sort());
});
