import { codeMeanings, codesAsStatus } from '../api/envelope';
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

/** The response of a failure that an HTTP status names. */
const failureResponse = (code: keyof typeof codeMeanings) => ({
  description: codeMeanings[code],
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Failure' },
      example: { code, msg: 'For logs', data: null },
    },
  },
});

const responses = Object.fromEntries(
  ([404, ...codesAsStatus] as (keyof typeof codeMeanings)[]).map((code) => [
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

/** The contract as an OpenAPI 3.1 document, from which another backend can be built. */
export function openApi() {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const name of endpointNames) {
    const { path, method } = endpoints[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tally', version: changes[0].version, description: guide() },
    servers: [{ url: apiBase }],
    paths: { ...paths, ...hostPaths() },
    webhooks: { hostEvent: { post: hostEventRequest() } },
    components: { schemas: { Failure: failure }, responses, securitySchemes },
  };
}
