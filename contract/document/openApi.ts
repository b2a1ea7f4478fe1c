import { codeMeanings, codes, codesAsStatus } from '../api/envelope';
import { apiBase } from '../api/endpoint';
import { endpointNames, endpoints } from '../endpoints';
import { changes } from './changes';
import { guide } from './guide';
import { hostEventRequest, hostPaths } from './host';
import { enumerated } from './jsonSchema';
import { operation } from './operation';

const { 200: success, ...failureMeanings } = codeMeanings;

/** The envelope of a failure. */
const failure = {
  type: 'object',
  description: `No success. ${success}`,
  required: ['code', 'msg', 'data'],
  properties: {
    code: enumerated({ type: 'integer', minimum: 400, maximum: 599 }, failureMeanings),
    msg: { type: 'string', maxLength: 200, description: 'For logs; never shown.' },
    data: { type: 'null' },
  },
};

/** As HTTP status 404 says something else than the code, which comes with HTTP status 200. */
const noSuchCall =
  'The backend has no such call, and the page does without it. What a call names and nobody knows is code 404 with HTTP status 200, in the calls that have it among their `x-codes`.';

/** The response of a failure that an HTTP status names. */
const failureResponse = (code: keyof typeof codeMeanings) => ({
  description: code === codes.notFound ? noSuchCall : codeMeanings[code],
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Failure' },
      example: { code, msg: 'For logs', data: null },
    },
  },
});

const responses = Object.fromEntries(
  ([codes.notFound, ...codesAsStatus] as (keyof typeof codeMeanings)[]).map((code) => [
    `Failure${String(code)}`,
    failureResponse(code),
  ]),
);

const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The token of somebody who is signed in.' },
  operatorKey: { type: 'apiKey', in: 'query', name: 'key', description: "An operator's key." },
  operatorHeader: { type: 'http', scheme: 'bearer', description: "An operator's key, not seen in addresses." },
  hostKey: { type: 'http', scheme: 'bearer', description: "The key of the phone app's backend." },
};

/** Ids of our product rules in brackets: they lead nowhere outside this repository. */
const ruleIds = / ?\([A-Z]+-\d+(?:(?:,| to| and) [A-Z]+-\d+)*\)/g;

/** The value without ids of rules in its words. */
const withoutRuleIds = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (key, child: unknown) =>
    typeof child === 'string' && ['description', 'summary'].includes(key) ? child.replace(ruleIds, '') : child,
  ) as T;

/** The contract as an OpenAPI 3.1 document, from which another backend can be built. */
export function openApi() {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const name of endpointNames) {
    const { path, method } = endpoints[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name) };
  }
  return withoutRuleIds({
    openapi: '3.1.0',
    info: { title: 'Tally', version: changes[0].version, description: guide() },
    servers: [{ url: apiBase }],
    paths: { ...paths, ...hostPaths() },
    webhooks: { hostEvent: { post: hostEventRequest() } },
    components: { schemas: { Failure: failure }, responses, securitySchemes },
  });
}
