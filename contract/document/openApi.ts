import { toJsonSchema } from '@valibot/to-json-schema';
import { money } from '../api/schemas';
import { apiBase, idempotencyHeader, idempotencyKeyMax, idempotencyKeyMin } from '../api/endpoint';
import type { Endpoint } from '../api/endpoint';
import { endpointNames, endpoints } from '../endpoints';
import type { EndpointName } from '../endpoints';
import { hostCalls } from '../host/hostBackend';
import { eventSignatureHeader, sentEvent } from '../host/hostEvents';

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 embeds it. */
export interface JsonSchema {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly required?: readonly string[];
}

/**
 * No `multipleOf: 0.01`: it would reject valid amounts, because 0.29 / 0.01 is not a whole number in floating point.
 */
const moneyFacts = {
  'x-decimals': 2,
  description:
    'Money in the currency of the market, at most two decimals. A request with more is understood, and no such amount exists.',
};

const jsonSchema = (schema: Endpoint['reply']): JsonSchema => {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode: 'input',
    target: 'draft-2020-12',
    // What the server does with a text that fits says nothing about which texts fit.
    ignoreActions: ['trim', 'to_lower_case'],
    // The converter passes the number schema that the pipe of `money` begins with, not `money` itself.
    overrideSchema: ({ valibotSchema, jsonSchema: plain }) =>
      valibotSchema === money.pipe[0] ? { ...plain, ...moneyFacts } : undefined,
  });
  return rest;
};

/** Adds to the schema of a query parameter how its value is written, where the type does not tell. */
const asWritten = (schema: unknown): object => ({
  ...(schema as object),
  ...((schema as { type?: string }).type === 'boolean' && { description: 'true or false; 1 and 0 mean the same' }),
});

const failureRef = { $ref: '#/components/responses/Failure' };

const isPicture = (name: EndpointName): boolean => name === 'getImage' || name === 'getAdImage';

function parameters(definition: Endpoint) {
  const { properties = {}, required = [] } = jsonSchema(definition.query);
  // The operators' key is documented as a security scheme, not as a parameter.
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
    summary: definition.summary,
    ...(definition.description && { description: definition.description }),
    tags: [definition.path.split('/')[1]],
    security: { user: [{ bearer: [] }], operator: [{ operatorKey: [] }, { operatorHeader: [] }], anyone: [] }[
      definition.who
    ],
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

const json = (schema: object) => ({ 'application/json': { schema } });
const hostRefusal = (description: string) => ({
  description,
  content: json({ type: 'object', required: ['error'], properties: { error: { type: 'string', maxLength: 200 } } }),
});

/** A call of the phone app's backend: beside the API's base, answered without an envelope. */
function hostPath(name: keyof typeof hostCalls) {
  const { summary, body, reply } = hostCalls[name];
  return {
    servers: [{ url: '/' }],
    post: {
      operationId: name,
      summary,
      tags: ['host'],
      security: [{ hostKey: [] }],
      requestBody: { required: true, content: json(jsonSchema(body)) },
      responses: {
        200: { description: 'The answer', content: json(jsonSchema(reply)) },
        400: hostRefusal('The body does not fit, or names what does not exist'),
        404: { description: 'A wrong key' },
        409: hostRefusal('The id was used for another round'),
        413: hostRefusal('The body is too large'),
        429: { description: 'Too many wrong keys' },
        503: hostRefusal('Try again'),
      },
    },
  };
}

const hostPaths = (): object =>
  Object.fromEntries(
    (['postLogins', 'postRounds', 'postNumbers'] as const).map((name) => [hostCalls[name].path, hostPath(name)]),
  );

/** What the phone app's backend is told (EVENT-1): a request of this server to it. */
const hostEventRequest = {
  operationId: 'hostEvent',
  summary: 'Be told what became of a person, what waits for an operator, and which days were closed',
  tags: ['host'],
  parameters: [
    { name: eventSignatureHeader, in: 'header', required: true, schema: { type: 'string', maxLength: 200 } },
  ],
  requestBody: { required: true, content: json(jsonSchema(sentEvent)) },
  responses: { '2XX': { description: 'The event was taken; after any other answer it is repeated' } },
};

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
    paths: { ...paths, ...hostPaths() },
    webhooks: { hostEvent: { post: hostEventRequest } },
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
        operatorHeader: { type: 'http', scheme: 'bearer' },
        hostKey: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
