// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { openApi } from './openapi';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly [key: string]: unknown;
}
interface Operation {
  parameters?: { name: string; in: string }[];
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

/** The call as the published document describes it: what it takes, who may ask, the fields of its answer. */
function documented(call: string) {
  const [method = '', path = ''] = call.split(' ');
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) return undefined;
  const query = operation.parameters?.filter((parameter) => parameter.in === 'query').map(({ name }) => name) ?? [];
  const body = Object.keys(operation.requestBody?.content['application/json'].schema.properties ?? {});
  return {
    takes: [...query, ...body],
    hasKey: operation.security?.some((scheme) => 'operatorKey' in scheme) ?? false,
    answers: fieldsOf(operation.responses[200].content['application/json']),
  };
}

/** Fields are separated by spaces; the document may have more. */
function expectDocumented(call: string, takes: string, answers: string, hasKey: boolean) {
  const found = documented(call);
  expect(found?.takes).toEqual(expect.arrayContaining(takes.split(' ').filter(Boolean)));
  expect(found?.answers).toEqual(expect.arrayContaining(answers.split(' ').filter(Boolean)));
  expect(found?.hasKey).toBe(hasKey);
}

describe('the published document has the call with what it takes and answers', () => {
  it.each([
    ['API-3', 'GET /app/info', 'shortName', 'appPkgName'],
    [
      'API-4',
      'GET /app/h5',
      'package_name locale',
      'appName appShortName appIntent appBaseUrl appEmail shareText shareImg shareMore appVersionCode',
    ],
    ['API-5', 'POST /app/delmydata', 'app email gaid', 'info'],
    ['API-6', 'GET /app/adconfig', 'appPkgName country', ''],
    ['API-7', 'POST /app/h5action', 'action actionData uuid appPkgName locale', ''],
    ['API-9', 'GET /app/ad', 'img', ''],
    ['API-9', 'GET /app/img', 'img', ''],
    ['API-10', 'GET /user/info', 'uuid', 'status info'],
    ['API-11', 'GET /user/refinfo', 'refCode', 'userName'],
    ['API-12', 'GET /task/normal-task/', '', 'taskType'],
    ['API-13', 'POST /task/checkin', 'action', 'status coin cash info'],
    ['API-13', 'POST /task/lottery', 'action', 'status coin cash info'],
    ['API-13', 'POST /task/videoad', 'action', 'status coin cash info'],
    ['API-14', 'GET /task/lucky', '', 'status luckytasks source1Info source2Info totalInfo'],
    ['API-15', 'POST /task/lucky/reward', 'taskRecordId installed', 'status info'],
    ['API-15', 'POST /task/lucky/reward2', 'taskRecordId installed time1 time2', 'status info'],
    ['REVIEW-3', 'GET /task/review/', '', 'status taskRecordId appName appIcon appPkgName cashReward rejectReason'],
    ['REVIEW-4', 'POST /task/review', 'action taskRecordId', 'status info'],
    ['API-16', 'GET /task/team/', '', 'total valid url tip'],
    ['API-16', 'GET /task/team/members/', '', 'memberName memberAvatar memberCash valid'],
    ['API-17', 'GET /income/', '', ''],
    ['API-17', 'GET /income/records', 'reward_type', ''],
    ['API-18', 'GET /wallet/', '', ''],
    ['API-18', 'GET /wallet/balance/', '', ''],
    ['API-18', 'GET /wallet/account/', '', ''],
    ['API-18', 'GET /wallet/passbook/', '', ''],
    ['API-18', 'GET /wallet/withdraw-options/', '', ''],
    ['API-19', 'POST /wallet/account/', 'accountNo accountType accountName mobile', ''],
    ['API-20', 'POST /wallet/withdraw', 'amount', 'status info'],
    ['API-21', 'POST /wallet/dunning', '', ''],
    ['API-22', 'GET /wallet/rank', 'appPkgName locale key', ''],
    ['API-24', 'GET /opt/moreapps', 'type appPkgName locale', ''],
    ['API-25', 'GET /opt/proapp', 'appPkgName locale', ''],
    ['API-26', 'GET /opt/place-info', 'placeId uuid appPkgName locale', ''],
    ['API-27', 'POST /opt/place-report', 'action optId uuid', ''],
    ['API-28', 'GET /opt/feedback', '', 'status replies'],
    ['API-28', 'POST /opt/feedback', 'type content contact withdrawalId task', ''],
  ])('%s: %s', (_, call, takes, answers) => expectDocumented(call, takes, answers, false));

  it.each([
    ['API-8', 'GET /app/adapp', '', 'appPkgName appName displayCount'],
    ['API-8', 'POST /app/adapp', 'appPkgName appClassName apkSize hasNoApk', ''],
    ['API-23', 'POST /wallet/updateScore', 'day pay amount', ''],
    ['API-28', 'POST /opt/feedback/process', 'day type userIdStr', ''],
    ['API-29', 'GET /dashboard/ocdata', '', ''],
  ])('%s: %s, for operators alone', (_, call, takes, answers) => expectDocumented(call, takes, answers, true));
});
