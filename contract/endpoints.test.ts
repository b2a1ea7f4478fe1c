// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { openApi } from './document/openApi';

interface Schema {
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly [key: string]: unknown;
}
interface Operation {
  parameters?: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  security?: object[];
  responses: { 200: { content: { 'application/json'?: { schema: Schema } } } };
}
const { paths } = openApi() as unknown as { paths: Record<string, Record<string, Operation>> };

/** Every field that a schema names, at any depth. */
const fieldsOf = (schema: unknown): string[] =>
  typeof schema === 'object' && schema !== null
    ? Object.entries(schema).flatMap(([key, child]) => [
        ...(key === 'properties' ? Object.keys(child as object) : []),
        ...fieldsOf(child),
      ])
    : [];

/** What a call takes as the tables below write it: `amount`, `uuid?` where it may be left out, `action=reward|click`. */
const written = (name: string, { enum: values }: Schema, isRequired: boolean) =>
  `${name}${isRequired ? '' : '?'}${values ? `=${values.join('|')}` : ''}`;

/** The call as the published document describes it: what it takes, who may ask, the fields of its answer. */
function documented(call: string) {
  const [method = '', path = ''] = call.split(' ');
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) return undefined;
  const query = operation.parameters?.filter((parameter) => parameter.in === 'query') ?? [];
  const sent: Schema = operation.requestBody?.content['application/json'].schema ?? {};
  const { properties = {}, required = [] } = sent;
  return {
    query: query.map(({ name, schema, required: isRequired }) => written(name, schema, isRequired)),
    body: Object.entries(properties).map(([name, schema]) => written(name, schema, required.includes(name))),
    hasKey: operation.security?.some((scheme) => 'operatorKey' in scheme) ?? false,
    answers: fieldsOf(operation.responses[200].content['application/json']),
  };
}

const words = (text: string) => text.split(' ').filter(Boolean);
const withoutValues = (taken: readonly string[]) => taken.map((each) => each.split('=')[0] ?? '');
const needed = (taken: readonly string[]) =>
  withoutValues(taken)
    .filter((name) => !name.endsWith('?'))
    .sort();

/** The call needs what is stated and nothing else; what may be left out, and of an answer all, may be more. */
function expectTaken(taken: readonly string[] | undefined, stated: readonly string[]) {
  expect(taken && needed(taken)).toEqual(needed(stated));
  expect(taken && [...taken, ...withoutValues(taken)]).toEqual(expect.arrayContaining([...stated]));
}

function expectDocumented(call: string, query: string, body: string, answers: string, hasKey: boolean) {
  const found = documented(call);
  expectTaken(found?.query, words(query));
  expectTaken(found?.body, words(body));
  expect(found?.answers).toEqual(expect.arrayContaining(words(answers)));
  expect(found?.hasKey).toBe(hasKey);
}

/**
 * The calls that every backend has, each with its method, path, query, body and the fields of its answer, as literals: a
 * name that changes breaks pages and backends that others have.
 */
describe('the published document has the call with its query, its body and its answer', () => {
  it.each([
    [
      'API-3',
      'GET /app/info',
      'shortName',
      '',
      'appName appShortName appPkgName appIcon appEmail developerName storeUrl',
    ],
    [
      'API-4',
      'GET /app/h5',
      'package_name locale',
      '',
      'appName appShortName appIntent appBaseUrl appEmail developerName shareText shareImg shareMore appVersionCode',
    ],
    ['API-5', 'POST /app/delmydata', 'app email gaid?', '', 'status info'],
    ['API-6', 'GET /app/adconfig', 'appPkgName country', '', 'source app_id showType placeId unitId'],
    ['API-7', 'POST /app/h5action', '', 'action actionData? uuid? appPkgName? locale?', ''],
    [
      'API-30',
      'POST /app/h5action',
      '',
      'action=open|rediect|big_withdraw|LT_showWindow|LT_callback|lt_nocheckin|checkInCallback_false|lotteryCallback_false',
      '',
    ],
    ['API-9', 'GET /app/ad', 'img', '', ''],
    ['API-9', 'GET /app/img', 'img', '', ''],
    ['API-36', 'POST /user/data', '', 'format=json|csv request', ''],
    [
      'API-10',
      'GET /user/info',
      'uuid?',
      '',
      'status info name avatar coin cash gift showCheckInTask showLotteryTask showVideoAdTask showLuckyTask showTeamTask showWordsTask showQuizTask showReviewTask withdrawn adShowType dupUser',
    ],
    [
      'API-11',
      'GET /user/refinfo',
      'refCode',
      '',
      'userName userAvatar userCash appName appPkgName appIcon appTitle appContent locale lang utmS utmM utmC',
    ],
    ['API-12', 'GET /task/normal-task/', '', '', 'taskType count maxCount coinReward cashReward'],
    ['API-13', 'POST /task/checkin', 'action=reward', '', 'status coin cash info'],
    ['API-13', 'POST /task/lottery', 'action=draw|reward', '', 'status coin cash info'],
    ['API-13', 'POST /task/videoad', 'action=reward|click', '', 'status coin cash info'],
    [
      'API-14',
      'GET /task/lucky',
      '',
      '',
      'status luckytasks source1Info source2Info totalInfo total count taskId taskRecordId taskStatus appName appIcon appPkgName appClassName rewardTimeRemain',
    ],
    [
      'API-14, LUCKY-6',
      'POST /task/lucky',
      'taskId action=apply|install',
      '',
      'status info taskRecordId rewardWaitingTime',
    ],
    ['API-15', 'POST /task/lucky/reward', 'taskRecordId installed', '', 'status info'],
    ['API-15', 'POST /task/lucky/reward2', '', 'taskRecordId installed time1 time2', 'status info'],
    ['REVIEW-3', 'GET /task/review/', '', '', 'status taskRecordId appName appIcon appPkgName cashReward rejectReason'],
    ['REVIEW-4', 'POST /task/review', 'action=assign|rated|uploaded taskRecordId', '', 'status info'],
    ['API-16', 'GET /task/team/', '', '', 'total valid url tip'],
    ['API-16', 'GET /task/team/members/', '', '', 'memberName memberAvatar memberCash valid'],
    ['API-17', 'GET /income/', '', '', 'coin cash totalIncome'],
    ['API-17', 'GET /income/records', 'reward_type?=coin|cash', '', 'type amount date'],
    ['API-18', 'GET /wallet/', '', '', 'balance redeemed paying accountStatus'],
    ['API-18', 'GET /wallet/balance/', '', '', 'balance redeemed paying accountStatus'],
    ['API-18', 'GET /wallet/account/', '', '', 'accountName accountNo accountType mobile accountStatus retryCount'],
    ['API-18', 'GET /wallet/passbook/', '', '', 'amount status status_msg date'],
    ['API-18', 'GET /wallet/withdraw-options/', '', '', 'amount info'],
    ['API-19', 'POST /wallet/account/', '', 'accountNo accountType accountName mobile', 'status info'],
    ['API-20', 'POST /wallet/withdraw', 'amount', '', 'status info'],
    ['API-21', 'POST /wallet/dunning', '', '', 'status info'],
    ['API-22', 'GET /wallet/rank', 'appPkgName? locale? key?', '', 'name avatar amount accountId rankId'],
    ['API-24', 'GET /opt/moreapps', 'type?=1|2|3 appPkgName locale', '', 'name icon headline link action'],
    ['API-25', 'GET /opt/proapp', 'appPkgName locale', '', 'name icon headline link action'],
    [
      'API-26',
      'GET /opt/place-info',
      'placeId uuid? appPkgName locale',
      '',
      'id name icon link title image action data appPkgName priority showType openType needReport',
    ],
    ['API-27', 'POST /opt/place-report', 'action=click optId uuid?', '', ''],
    ['API-28', 'GET /opt/feedback', '', '', 'id type content contact status reply issue time replies'],
    ['API-28', 'POST /opt/feedback', '', 'type content contact withdrawalId? task?', 'status info'],
  ])('%s: %s', (_, call, query, body, answers) => expectDocumented(call, query, body, answers, false));

  it.each([
    ['API-8', 'GET /app/adapp', '', '', 'appPkgName appName displayCount'],
    ['API-8', 'POST /app/adapp', '', 'appPkgName appClassName? apkSize? hasNoApk?', 'status info'],
    ['API-23', 'POST /wallet/updateScore', 'day pay=1|2 amount', '', 'status info users withdrawals amount'],
    ['API-28', 'POST /opt/feedback/process', 'day type userIdStr?', '', 'status info count'],
    [
      'API-29',
      'GET /dashboard/ocdata',
      '',
      '',
      'appUser eventUser newUser newInstall checkinCount lotteryCount videoCount referCount wordsCount withdrawAmount paidAmount bigPending bigPaid ltRequestCount ltAssignCount ltClickCount ltInstallCount',
    ],
  ])('%s: %s, for operators alone', (_, call, query, body, answers) =>
    expectDocumented(call, query, body, answers, true),
  );
});
