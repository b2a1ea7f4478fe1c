import { toJsonSchema } from '@valibot/to-json-schema';
import { money } from './schemas';
import { apiBase, idempotencyHeader, idempotencyKeyMax, idempotencyKeyMin } from './endpoint';
import type { Endpoint } from './endpoint';
import { endpointNames, endpoints } from './endpoints';
import type { EndpointName } from './endpoints';

/** One line for each call; a call without one does not compile. */
const summaries: Record<EndpointName, string> = {
  getAppInfo: 'Public facts of an app by its short name',
  getAppSettings: 'Settings of the app that shows the page',
  postDeleteMyData: 'Request deletion of the data of a mail address',
  getAdConfigs: 'Ad units of an app in a country',
  postH5Action: 'Count something that happened on a page',
  getAdApps: 'Advertised apps whose package is wanted',
  postAdApp: 'Mark an advertised app as downloaded or without package',
  getAdImage: 'A picture of an advertisement',
  getImage: 'A picture of the product',
  getUserInfo: 'The person behind the token, or a guest',
  getReferralInfo: 'The invitation behind a code',
  getNormalTasks: "Today's tasks with their counts and rewards",
  postCheckin: 'Pay a check-in',
  postLottery: 'Ask for a draw, or pay it',
  postVideoAd: 'Pay a watched video, or note its click',
  getLucky: 'Lucky tasks and quotas',
  postLucky: 'Apply for a lucky task, or note that its app was opened in the store',
  postLuckyReward: 'Claim a lucky task',
  postLuckyReward2: 'Claim a lucky task with measured times',
  getReview: 'The review task',
  postReview: 'Take the review task, or report that the app was rated or the screenshot sent',
  getWaitingReviews: 'Reviews that wait for their check',
  postReviewProcess: 'Pass a review, which pays it, or reject it with a reason',
  getPayouts: 'Pending withdrawals of a market, with what is known of those who asked',
  postPayout: 'Pay a withdrawal, or refuse it with a reason',
  postPayoutBatch: 'Pay the withdrawals that a page has shown',
  postFreeze: 'Freeze a person, or let them go on',
  getOperatorActions: 'What operators did last',
  getTeam: 'The team and its invite link',
  getTeamMembers: 'The newest members',
  getIncome: 'Coins, cash and everything earned',
  getIncomeRecords: 'The latest records of coins, cash or gifts',
  getWallet: 'The wallet',
  getWalletBalance: 'The wallet, fetched again',
  getAccount: 'The e-wallet account',
  postAccount: 'Store the e-wallet account, once',
  getPassbook: 'Withdrawals of the last 15 days',
  getWithdrawOptions: 'The four amounts',
  postWithdraw: 'Ask for a payout',
  postDunning: 'Nudge a pending withdrawal',
  getRank: "Last week's largest withdrawals",
  postUpdateScore: 'Pay or refuse pending withdrawals',
  getMoreApps: 'More apps, hot apps, another list',
  getProApps: 'Promoted apps',
  getPlaceInfo: 'What is shown at a place',
  postPlaceReport: 'Note the tap on a place item',
  getFeedback: 'The latest message and its reply',
  postFeedback: 'Send a message',
  postFeedbackProcess: 'Answer open messages',
  getDashboard: 'The 17 counters',
};

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 embeds it. */
export interface JsonSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

/** `multipleOf: 0.01` would refuse right amounts, because 0.29 / 0.01 is not whole in floating point. */
const moneyFacts = {
  'x-decimals': 2,
  description:
    'Money in the currency of the market, at most two decimals. A request with more is understood, and no such amount exists.',
};

const jsonSchema = (schema: Endpoint['reply']): JsonSchema => {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode: 'input',
    target: 'draft-2020-12',
    // What is converted is the number that the pipe of `money` begins with.
    overrideSchema: ({ valibotSchema, jsonSchema: plain }) =>
      valibotSchema === money.pipe[0] ? { ...plain, ...moneyFacts } : undefined,
  });
  return rest;
};

/** How a value of a query is written, where that is more than its type says. */
const asWritten = (schema: unknown): object => ({
  ...(schema as object),
  ...((schema as { type?: string }).type === 'boolean' && { description: 'true or false; 1 and 0 mean the same' }),
});

const failureRef = { $ref: '#/components/responses/Failure' };

const isPicture = (name: EndpointName): boolean => name === 'getImage' || name === 'getAdImage';

function parameters(definition: Endpoint) {
  const { properties = {}, required = [] } = jsonSchema(definition.query);
  // The operators' key is a security scheme.
  const query = Object.entries(properties)
    .filter(([name]) => definition.who !== 'operator' || name !== 'key')
    .map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema: asWritten(schema) }));
  if (!definition.money) return query;
  const schema = {
    type: 'string',
    minLength: idempotencyKeyMin,
    maxLength: idempotencyKeyMax,
    pattern: '^[A-Za-z0-9_.:-]+$',
  };
  return [...query, { name: idempotencyHeader, in: 'header', required: false, schema }];
}

function operation(name: EndpointName) {
  const definition: Endpoint = endpoints[name];
  const hasBody = Object.keys(jsonSchema(definition.body).properties ?? {}).length > 0;
  const envelope = {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: {
      code: { type: 'integer', const: 200 },
      msg: { type: 'string', maxLength: 200 },
      data: jsonSchema(definition.reply),
    },
  };
  const answer = isPicture(name)
    ? { 'image/svg+xml': { schema: { type: 'string', maxLength: 100_000 } } }
    : { 'application/json': { schema: { anyOf: [envelope, { $ref: '#/components/schemas/Failure' }] } } };
  return {
    operationId: name,
    summary: summaries[name],
    tags: [definition.path.split('/')[1]],
    security: { user: [{ bearer: [] }], operator: [{ operatorKey: [] }], anyone: [] }[definition.who],
    parameters: parameters(definition),
    ...(hasBody && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(definition.body) } } },
    }),
    responses: {
      200: { description: 'The answer, or a failure with its code', content: answer },
      400: failureRef,
      404: failureRef,
      413: failureRef,
      429: failureRef,
      500: failureRef,
      503: failureRef,
    },
  };
}

/** The contract as an OpenAPI 3.1 document. */
export function openApi() {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const name of endpointNames) {
    const { path, method } = endpoints[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name) };
  }
  const failure = {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: {
      code: { type: 'integer', minimum: 400, maximum: 599 },
      msg: { type: 'string', maxLength: 200 },
      data: { type: 'null' },
    },
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tally',
      version: '1.0.0',
      description:
        'Rewards and tasks. Every answer is {code, msg, data}; code 200 is success. Times are ms since the epoch, money is decimal in the currency of the market. Lengths are in characters (code points). An empty value of an optional parameter counts as none. Calls without security take a bearer token into account when one is sent.',
    },
    servers: [{ url: apiBase }],
    paths,
    components: {
      schemas: { Failure: failure },
      responses: {
        Failure: {
          description: 'The request failed',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        operatorKey: { type: 'apiKey', in: 'query', name: 'key' },
      },
    },
  };
}
