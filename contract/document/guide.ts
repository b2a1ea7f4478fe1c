import { apiBase, idempotencyHeader } from '../api/endpoint';
import { codeMeanings, codesAsStatus } from '../api/envelope';
import { exchangeFromHour } from '../limits/exchange';
import { loginTokenLongerThan, loginTokenMax, tokenLongerThan } from '../limits/login';
import { requestBodyMax } from '../limits/request';
import { changes } from './changes';
import { marketsTable, statedCounts, statedRewards } from './marketsTable';
import { pageNumbers } from './pageNumbers';
import { table } from './table';

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
    [
      'getMarketRules',
      'The page states the numbers of *Whose numbers*: amounts, hours, rates, rewards, and how often a task pays on a day.',
    ],
    ['getAppSettings', 'Name and addresses of the app are those of an earlier visit, or general ones.'],
    ['getRank', 'Withdrawals are shown that are called examples.'],
    [
      'getWithdrawOptions',
      'Home and the withdraw page offer the amounts of *Whose numbers*, without what they need besides the balance.',
    ],
    ['getLucky, getReview', 'Asked when getUserInfo shows their cards. A button asks for them again.'],
    ['getPlaceInfo', 'There is no advertising on home.'],
    ['getAdConfigs', 'Windows of the phone app open without ad units.'],
    ['getFeedback', 'There is no red point for an answer.'],
    ['postCheckin, postLottery, postVideoAd', 'A dialog says that the reward could not be asked for.'],
    ['getMoreApps', 'The withdraw page has no advertised apps.'],
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

A code without "also as HTTP status" comes with HTTP status 200; the page understands it with its own HTTP status as well. A call that a backend does not have is answered with HTTP status and code 404, with or without the envelope. The \`x-codes\` of a call are those that come with HTTP status 200; the other responses are any call's. Another method on a known path is 404 too. Our server looks for 400 and 413 first, then for 401, and for 409 last.

## How the page begins

The phone app opens \`<page>/?pkg_name=<package>&country=<id, ph or br>&lang=<language of the phone>&token=<token>&uuid=<phone>\`. \`country\` is the market; in Indonesia \`lang\` id or in is Indonesian and any other English, the other markets have one language. Without a token the page is a guest's; it then calls the phone app's \`RewardsHost.loginGoogle()\`, and the app hands over a token by \`loginCallback(token)\`. The page's backend is the origin that served it; \`VITE_API_ORIGIN\` names another one when the page is built.

A token comes from postLogins, which the phone app's backend asks, or from any way of its own between that backend and yours: the page never calls it. A token has ${loginTokenLongerThan + 1} to ${loginTokenMax} printable characters without spaces: a shorter one is refused at a login, though one of ${tokenLongerThan + 1} is taken from the address. Our tokens last 90 days, and a new login ends no earlier one.

## Who asks

A page sends \`Authorization: Bearer <token>\` once it has one, to every call of its own; without one it is a guest and says its phone as \`uuid\` where a call takes it. Calls without security answer both. A token that is missing, unknown or expired gets code 401 from a call that needs a person; the calls that answer guests answer it as a guest's or with 401. After 401 the page goes on without the token, and says that the login has ended. Somebody is signed in only when getUserInfo answers \`status\` 1 and \`info\` \`ACTIVE\`. Operators send their key as \`key\` in the query or as a bearer.

## Markets

${marketsTable()}

A day is one of the market's clock, from midnight to midnight; none of the markets changes its clock in summer. Counts begin anew with the day.

Coins become cash each morning: our server exchanges from 0${exchangeFromHour}:00 of the market's clock what a person had then, at the latest when it next hears of them; people are told "before 07:00". The rate is \`coinRate\` of getUserInfo: the coins buy as many of the smallest units of the money (1 rupiah, 1 centavo) as they can, and the rest stays coins. What is earned later is exchanged on the next day.

Nobody is given money for coming: our server books no \`newbie\` sum, and somebody new has no coins and no cash until the first task pays. A backend that greets people with a sum books it once, as cash, when it creates the person at the first login, so that the first getUserInfo has it in \`cash\`; getIncomeRecords then lists it as \`newbie\`. Home's card for newcomers does not depend on such a sum: it shows while \`withdrawn\` is false and \`cash\` is above 0, wherever the cash came from.

The page sends a number without spaces and separators, as it was typed: \`081234567890\` and \`6281234567890\` are the same one, and in the Philippines and Brazil a number may come with neither. So a backend compares numbers without country code and leading 0. \`mobile\` is the number again when it is a phone number, and empty otherwise; \`accountName\` is empty where it is not asked. A CPF is one only by its two check digits. A backend that does not look at number plans never answers UNKNOWN NUMBER.

## Whose numbers

A backend that has neither getMarketRules nor getWithdrawOptions (HTTP status 404) promises by the page what this table says. Whoever pays otherwise states their own numbers: a call where there is one, otherwise a constant of the page.

${pageNumbers()}

Coins of a round: ${statedRewards()}; rounds of a day: ${statedCounts()}.

## Units

Times are milliseconds since the epoch (UTC); money is a decimal number in the currency of the person's market with at most two decimals (Indonesia: whole rupiah, never a part of one; the Philippines: pesos; Brazil: reais); coins are whole numbers. Lengths are in characters (code points). An empty value of an optional parameter counts as none. The page takes the time from the header \`Date\` of answers.

## Repeating

A request ends after 10 s. A GET that failed by the network or with 5xx is repeated twice, after a pause that heeds \`Retry-After\` in seconds, 5 at most. A POST is repeated only when it carries \`${idempotencyHeader}\`, and then with the same key, query and body, also days later and after a restart of the page: the same key and request get the first answer again, for at least 48 hours, and the money moves once; another request under the key gets code 409. The same request is the same person, call, query and body, whatever the token, the order of the query or a slash at the end; one key may come in two calls or from two people. A reward's key is that of the phone app's window, a withdrawal's is made for the press. A window stays paid for good: once its answer is forgotten, its key gets ALREADY PAID.

Any answer of the backend ends a request, except BEING CONFIRMED, 5xx and an answer that cannot be read: after a refusal the page does not repeat the key, and the next press or window has a new one. So a refusal may be kept under its key (our server keeps a withdrawal's) or decided anew (a reward's); 400, 401, 429 and 5xx are not kept. A backend that does not know keys needs another way to pay a window once.

## What home and the withdraw page need

In this order, home first:

${homeTable}

A call that is missing is one with HTTP status 404, with or without the envelope; one that fails has any other code than 200, or no answer.

A field of an answer is \`required\` where the page cannot read it without; an item of a list that cannot be read is left out, never its list. Any other field may be missing: its \`default\` counts, and a number that the page would state is a dash, never 0. Send all fields that you know. Fields that the page does not know are ignored, as a backend ignores those of a request that it does not know. Answers may write numbers as text; requests never do.

## Addresses

Paths are below \`${apiBase}\`; answer each with and without a slash at its end. A backend may redirect to the other form by 307 or 308. A request's body is JSON of at most ${requestBodyMax} bytes.

On another origin than the page's a backend answers CORS requests: the page's origin or \`*\` in \`Access-Control-Allow-Origin\`; methods GET and POST; headers Authorization, Content-Type and ${idempotencyHeader}; the headers Date and Retry-After exposed, without which the page goes by the phone's clock and by its own pauses; no cookies. Preflights may be cached for as long as you like; answers should say \`Cache-Control: no-store\`.

## Changes

${changes.map(({ version, what }) => `- **${version}** ${what}`).join('\n')}`;
