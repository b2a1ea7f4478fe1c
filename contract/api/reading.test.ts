import { activeUsers } from '../fixtures/user';
// @vitest-environment node
import type { UserInfo } from '../people/user';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint';
import { endpointNames, endpoints, type EndpointName } from '../endpoints';
import { examples } from '../examples';
import { recordsMax } from '../limits/income';
import { membersShown } from '../limits/team';
import { readAnswer } from './reading';

/** The part of a valibot schema's structure that the tests read. */
interface SchemaTree {
  type: string;
  item?: SchemaTree;
  wrapped?: SchemaTree;
  entries?: Readonly<Record<string, SchemaTree>>;
}

function read(name: EndpointName, data: unknown) {
  let dropped = 0;
  const { reply, reading }: Endpoint = endpoints[name];
  return {
    data: readAnswer(reply, data, reading, () => {
      dropped += 1;
    }),
    dropped,
  };
}

describe('a field that may be left out', () => {
  const person = activeUsers.id;
  it.each([
    ['it is left out', {}, undefined],
    ['it is null', { morning: null }, undefined],
    ['a part of it cannot be read', { morning: { day: 20_261_118, coins: 'many', cash: 1 } }, undefined],
    ['it is there', { morning: { day: 20_261_118, coins: 100, cash: 1 } }, { day: 20_261_118, coins: 100, cash: 1 }],
  ])('%s: the rest is read', (_, more, morning) => {
    const said = read('getUserInfo', { ...person, ...more }).data as UserInfo;
    expect([said.coin, said.morning]).toEqual([person.coin, morning]);
  });
});

describe('what the server promises is read as it is', () => {
  it('replies hold nothing but what the reader knows: no unions', () => {
    const known = ['null', 'string', 'number', 'boolean', 'picklist', 'array', 'object', 'strict_object', 'optional'];
    const typesIn = (shape: SchemaTree): string[] => [
      shape.type,
      ...(shape.item ? typesIn(shape.item) : []),
      ...(shape.wrapped ? typesIn(shape.wrapped) : []),
      ...Object.values(shape.entries ?? {}).flatMap(typesIn),
    ];
    for (const name of endpointNames) {
      const types = typesIn(endpoints[name].reply);
      expect([name, types.filter((type) => !known.includes(type))]).toEqual([name, []]);
    }
  });

  it.each(endpointNames)('%s', (name) => {
    for (const example of Object.values<unknown>(examples[name].replies))
      expect(read(name, example)).toEqual({ data: example, dropped: 0 });
  });
});

const record = { type: 'checkin', amount: 1000, date: 1 };
const member = { memberName: 'A', memberAvatar: '', memberCash: 1, valid: true };
const item = {
  id: 1,
  name: 'A',
  link: 'https://a.example',
  icon: 'i',
  title: 'T',
  image: '',
  action: '',
  data: '',
  appPkgName: '',
  priority: 0,
  showType: 0,
  openType: 0,
  needReport: false,
};
const app = { name: 'A', icon: '', headline: '', link: 'https://a.example', action: '' };
const paid = { status: 1, coin: 10, cash: 0.5, info: '' };

describe('a bad item is dropped, never its list', () => {
  it.each<[string, EndpointName, unknown, unknown, number]>([
    [
      'an unknown type of record is listed',
      'getIncomeRecords',
      [{ ...record, type: 'dance' }],
      [{ ...record, type: 'unknown' }],
      0,
    ],
    ['a record without an amount is none', 'getIncomeRecords', [{ ...record, amount: null }, record], [record], 1],
    [
      'a record with an amount that is no number is none',
      'getIncomeRecords',
      [{ ...record, amount: 'many' }, record],
      [record],
      1,
    ],
    [
      'a record without a date has none',
      'getIncomeRecords',
      [{ ...record, date: null }],
      [{ ...record, date: NaN }],
      0,
    ],
    ['no list is an empty one', 'getIncomeRecords', null, [], 0],
    ['what is no list is nothing', 'getIncomeRecords', 'none', undefined, 0],
    [
      'an app with `title` in place of `headline`',
      'getMoreApps',
      [{ name: 'A', icon: '', title: 'T', link: app.link, action: '' }],
      [{ ...app, headline: 'T' }],
      0,
    ],
    ['a hot app of name, icon and link alone', 'getMoreApps', [{ name: 'A', icon: '', link: app.link }], [app], 0],
    ['an app that leads nowhere is left out', 'getMoreApps', [{ name: 'A', icon: '' }, app], [app], 1],
    ['a member without a picture', 'getTeamMembers', [{ ...member, memberAvatar: null }], [member], 0],
    [
      'a place item with missing fields',
      'getPlaceInfo',
      [{ id: 1, title: 'T', link: item.link, icon: 'i' }],
      [{ ...item, name: 'T' }],
      0,
    ],
    [
      'an ad unit of an unknown network is left out',
      'getAdConfigs',
      [{ source: 'X', app_id: '1', showType: 'NATIVE', placeId: '', unitId: '' }],
      [],
      1,
    ],
    [
      'a withdrawal of an unknown day and wallet',
      'getPassbook',
      [{ amount: 1, status: 2 }],
      [
        {
          id: 0,
          amount: 1,
          status: 2,
          status_msg: '',
          date: NaN,
          account_type: '',
          returned: 0,
          returned_amount: 0,
          reviewUntil: 0,
        },
      ],
      0,
    ],
    [
      'an amount without info',
      'getWithdrawOptions',
      [{ amount: 100 }, { amount: '1000' }, {}],
      [
        { amount: 100, info: '', need: 0, from: NaN, owed: 0 },
        { amount: 1000, info: '', need: 0, from: NaN, owed: 0 },
      ],
      1,
    ],
    ['a winner without an amount is left out', 'getRank', [{ name: 'A', avatar: null, accountId: '' }], [], 1],
  ])('%s', (_, name, data, shown, dropped) => {
    expect(read(name, data)).toEqual({ data: shown, dropped });
  });
});

describe('lists and texts are cut, not refused', () => {
  it('51 records, 11 members', () => {
    expect(read('getIncomeRecords', Array(recordsMax + 1).fill(record))).toEqual({
      data: Array(recordsMax).fill(record),
      dropped: 0,
    });
    expect(read('getTeamMembers', Array(membersShown + 1).fill(member))).toEqual({
      data: Array(membersShown).fill(member),
      dropped: 0,
    });
  });
  it('a name of 121 characters, an emoji being one; an address that is too long is none', () => {
    expect(read('getMoreApps', [{ ...app, name: '🙂'.repeat(121), icon: `https://${'a'.repeat(2000)}` }]).data).toEqual(
      [{ ...app, name: '🙂'.repeat(120) }],
    );
  });
});

describe('what is missing is absent, and money is never made up', () => {
  it.each<[string, EndpointName, unknown, unknown]>([
    [
      'somebody without cash in the answer',
      'getUserInfo',
      { status: 1, info: 'ACTIVE', coin: 5 },
      { status: 1, info: 'ACTIVE', name: '', coin: 5, cash: NaN, showCheckInTask: true, showLuckyTask: false },
    ],
    [
      'coins that are no number',
      'getUserInfo',
      { status: 1, info: 'ACTIVE', coin: 'many', cash: -1 },
      { coin: NaN, cash: NaN },
    ],
    [
      'digits in quotes',
      'getUserInfo',
      { status: 1, info: 'ACTIVE', coin: '12', cash: '48.50' },
      { coin: 12, cash: 48.5 },
    ],
    ['a guest', 'getUserInfo', null, { status: 0, info: '', coin: 0, cash: 0 }],
    [
      'a picture that is null',
      'getUserInfo',
      { status: 1, info: 'ACTIVE', avatar: null, coin: 1, cash: 1 },
      { avatar: '' },
    ],
    [
      'flags as numbers',
      'getUserInfo',
      { status: 1, showLotteryTask: 0, showLuckyTask: 1 },
      { showLotteryTask: false, showLuckyTask: true },
    ],
    [
      'an invitation in an unknown language',
      'getReferralInfo',
      { userName: 'A', appName: 'B', locale: 'xx' },
      { locale: 'id', userCash: NaN },
    ],
    [
      'an invitation of a country',
      'getReferralInfo',
      { userName: 'A', appName: 'B', locale: 'BR' },
      { locale: 'pt_br' },
    ],
    ['a reward without cash', 'postVideoAd', { status: 1, coin: 10 }, { ...paid, cash: NaN }],
    ['a lucky reward without cash', 'postLuckyReward', { status: 1 }, { status: 1, info: '', cash: NaN }],
    ['a withdrawal without info', 'postWithdraw', { status: 1 }, { status: 1, info: '' }],
    [
      'counters of an earlier version',
      'getDashboard',
      { appUser: 5, sums: [] },
      { appUser: 5, newUser: NaN, remindedPending: 0 },
    ],
    ['a run of an operator without its counts', 'postUpdateScore', { status: 1 }, { status: 1, info: '', amount: NaN }],
    ['a run that says nothing', 'postFeedbackProcess', null, { status: 1 }],
    ['a run that failed', 'postUpdateScore', { status: 2, info: 'SOME FAILED' }, { status: 2, info: 'SOME FAILED' }],
    [
      'an app without our own fields',
      'getAppInfo',
      { appName: 'A', appShortName: 'a', appEmail: 'e', developerName: 'D' },
      { appName: 'A', storeUrl: '', appPkgName: '', appIcon: '' },
    ],
    ['feedback without anything', 'getFeedback', null, { id: 0, status: 0, reply: '' }],
    [
      'feedback info null',
      'getFeedback',
      { id: 1, type: 9, content: 'c', status: 9, reply: 'r', issue: null },
      { status: 9, reply: 'r', issue: '', type: 3 },
    ],
    [
      'an account without status',
      'getAccount',
      { accountNo: '0812', accountType: 'SHOPEE' },
      { accountNo: '0812', accountType: '', accountStatus: 1 },
    ],
    ['no account', 'getAccount', null, { accountNo: '', accountStatus: 0 }],
    [
      'a task without its numbers',
      'getNormalTasks',
      [{ taskType: 'lottery' }],
      [{ taskType: 'lottery', count: 0, maxCount: 10, coinReward: NaN, cashReward: NaN }],
    ],
    [
      'a wait that is too long',
      'postLucky',
      { rewardWaitingTime: 1e12 },
      { status: 1, rewardWaitingTime: 2_592_000_000 },
    ],
    [
      'lucky tasks: unknown states are left out',
      'getLucky',
      {
        luckytasks: [
          { taskId: 1, taskStatus: 7 },
          { taskId: 2, taskStatus: 1, appName: 'A' },
        ],
      },
      { luckytasks: [{ taskId: 2, appIcon: '', rewardTimeRemain: 0 }], totalInfo: { total: 0, count: 0 } },
    ],
  ])('%s', (_, name, data, shown) => {
    expect(read(name, data).data).toMatchObject(shown as object);
  });
  it.each<[string, EndpointName, unknown]>([
    ['a wallet without a balance', 'getWallet', { redeemed: 1, paying: 0, accountStatus: 1 }],
    ['a withdrawal of which nothing is said', 'postWithdraw', null],
    ['a withdrawal without status', 'postWithdraw', { info: '' }],
    ['a reward without status', 'postCheckin', { coin: 1000 }],
    ['a list in place of a person', 'getUserInfo', []],
  ])('%s is not known', (_, name, data) => {
    expect(read(name, data).data).toBeUndefined();
  });
});
