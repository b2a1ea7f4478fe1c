import { apiBase, idempotencyHeader } from '../api/endpoint';
import { codeMeanings, codesAsStatus } from '../api/envelope';
import { changes } from './changes';

const table = (head: readonly [string, string], rows: readonly (readonly [string, string])[]): string =>
  [head, ['---', '---'] as const, ...rows].map(([left, right]) => `| ${left} | ${right} |`).join('\n');

const codesTable = table(
  ['code', 'meaning'],
  Object.entries(codeMeanings).map(([code, meaning]) => [
    `${code}${codesAsStatus.has(Number(code)) ? ', also as HTTP status' : ''}`,
    meaning,
  ]),
);

const homeTable = table(
  ['call', 'when it is missing or fails'],
  [
    [
      'getUserInfo',
      'The first call, needed: with any code other than 200 (and other than 401 with a token) the page of an error is shown. Without an answer home stays, with the numbers of an earlier visit or dashes, and asks again.',
    ],
    ['getNormalTasks', 'Asked with a token. The cards that getUserInfo shows stand without counts and rewards.'],
    ['getMarketRules', 'The page states its own numbers: the specified amounts, hours, rates and rewards.'],
    ['getRank', 'Withdrawals are shown that are called examples.'],
    [
      'getWithdrawOptions',
      'Home and the withdraw page offer the specified amounts, without what they need besides the balance.',
    ],
    ['getLucky, getReview', 'Asked when getUserInfo shows their cards. A button asks for them again.'],
    ['getPlaceInfo', 'There is no advertising on home.'],
    ['getAdConfigs', 'Windows of the phone app open without ad units.'],
    ['getFeedback', 'There is no red point for an answer.'],
    ['postH5Action', 'Nothing is counted; the page does not look at the answer.'],
    [
      'getWallet, getAccount, getPassbook',
      'The withdraw page needs the wallet: without it a dialog says so and asks again. Account and passbook say it in their places.',
    ],
  ],
);

/** The part of the document that no single call says. */
export const guide =
  (): string => `Rewards and tasks: the calls of the page, of operators, and of the phone app's backend. Another backend can serve the page by this document alone.

## Envelope

Every answer is JSON, \`{"code": 200, "msg": "ok", "data": …}\`; only pictures, and the calls of the phone app's backend, have none. Code 200 is success, and \`data\` is as the call says. Any other code is a failure: \`data\` is null, and \`msg\` is for logs and never shown. An answer without this envelope counts as broken. Code 200 with \`status\` other than 1 is no failure: the call was understood and refused, and \`info\` says why. Enumerations of \`info\` and of states are open: a page treats a word that it does not know as a refusal without a reason of its own.

${codesTable}

A code without "also as HTTP status" comes with HTTP status 200; the page understands it with its own HTTP status as well. A path that is no call is answered with HTTP status and code 404.

## Who asks

A page sends \`Authorization: Bearer <token>\` once the phone app has given it one (longer than 10 characters), to every call of its own; without one it is a guest and says its phone as \`uuid\` where a call takes it. Calls without security answer both. A token that is unknown or expired is answered as a guest or with 401, and the page then goes on without it. Somebody is signed in only when getUserInfo answers \`status\` 1 and \`info\` \`ACTIVE\`. Operators send their key as \`key\` in the query or as a bearer.

## Units

Times are milliseconds since the epoch (UTC); money is a decimal number in the currency of the person's market with at most two decimals (Indonesia: whole rupiah; the Philippines: pesos; Brazil: reais); coins are whole numbers. Lengths are in characters (code points). An empty value of an optional parameter counts as none. The page takes the time from the header \`Date\` of answers.

## Repeating

A request ends after 10 s. A GET that failed by the network or with 5xx is repeated twice, after a pause that heeds \`Retry-After\`. A POST is repeated only when it carries \`${idempotencyHeader}\`, and then with the same key, query and body, also days later and after a restart of the page: the same key and request get the first answer again, for at least 48 hours, and the money moves once; another request under the key gets code 409. A reward's key is that of the phone app's window, a withdrawal's is made for the press. A backend that does not know keys needs another way to pay a window once.

## What home needs

In this order, at the start:

${homeTable}

Fields that are missing: a text is empty, a flag is false (a card's flag of an ordinary task is true), a list is empty; a number that the page would state is a dash, never 0; an item of a list that cannot be read is left out, never its list. Fields that the page does not know are ignored. Numbers may be sent as text.

## Addresses

Paths are below \`${apiBase}\`, with or without a slash at the end as stated here. A backend may redirect to the other form by 307 or 308. On another origin than the page's it answers CORS requests: methods GET and POST; headers Authorization, Content-Type and ${idempotencyHeader}; the header Date exposed; no cookies.

## Changes

${changes.map(({ version, what }) => `- **${version}** ${what}`).join('\n')}`;
