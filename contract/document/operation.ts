import { codeMeanings, codes, codesAsStatus, ok } from '../api/envelope';
import { idempotencyHeader, idempotencyKeyMax, idempotencyKeyMin } from '../api/endpoint';
import type { Endpoint } from '../api/endpoint';
import { endpoints } from '../endpoints';
import type { EndpointName } from '../endpoints';
import { examples } from '../examples';
import { enumerated, jsonSchema, type JsonSchema } from './jsonSchema';

interface ExampleOf {
  readonly request: { readonly query?: Readonly<Record<string, unknown>>; readonly body?: object };
  readonly replies: Readonly<Record<string, unknown>>;
}

const isPicture = (name: EndpointName): boolean => name === 'getImage' || name === 'getAdImage';

/** Adds to the schema of a query parameter how its value is written, where the type does not tell. */
const asWritten = (schema: JsonSchema): JsonSchema =>
  schema.type === 'boolean'
    ? { ...schema, description: `${schema.description ?? ''} true or false; 1 and 0 mean the same.`.trim() }
    : schema;

function parameters(definition: Endpoint, { request: { query: example = {} } }: ExampleOf) {
  const { properties = {}, required = [] } = jsonSchema(definition.query);
  // The operators' key is documented as a security scheme, not as a parameter.
  const query = Object.entries(properties)
    .filter(([name]) => definition.who !== 'operator' || name !== 'key')
    .map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema: asWritten(schema),
      ...(name in example && { example: example[name] }),
    }));
  if (!definition.money) return query;
  const schema = {
    type: 'string',
    minLength: idempotencyKeyMin,
    maxLength: idempotencyKeyMax,
    pattern: '^[A-Za-z0-9_.:-]+$',
    description: 'Makes the call safe to repeat: the same key and request get the first answer again.',
  };
  return [...query, { name: idempotencyHeader, in: 'header', required: false, schema, example: 'window-0f3c9a61' }];
}

const nothingToSay = { '': 'Nothing to say.' };

/** The schema of an object with what each word of its `info` means; undefined: it has no `info`, or that no words. */
export function withInfos(object: JsonSchema | undefined, infos: Endpoint['infos']): JsonSchema | undefined {
  const info = object?.properties?.['info'];
  return infos && Object.keys(infos).length > 0 && info
    ? { ...object, properties: { ...object.properties, info: enumerated(info, { ...nothingToSay, ...infos }) } }
    : undefined;
}

/** Examples by label as OpenAPI has them. */
export const examplesOf = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([label, value]) => [label, { value }]));

/** The reply with what each word of its `info` means, which the definition of the call says. */
function replyOf({ reply, infos, reading = {} }: Endpoint): JsonSchema {
  const schema = jsonSchema(reply, reading);
  const items = withInfos(schema.items, infos);
  return withInfos(schema, infos) ?? (items ? { ...schema, items } : schema);
}

/** Codes that a call can be answered with by HTTP status 200, besides success. */
const codesOf = ({ who, money, notFound }: Endpoint): readonly (keyof typeof codeMeanings)[] => [
  ...(who === 'user' ? [codes.needLogin] : []),
  ...(who === 'operator' ? [codes.forbidden, codes.outOfScope] : []),
  ...(notFound === undefined ? [] : [codes.notFound]),
  ...(money ? [codes.keyReused] : []),
];

/** The answer with HTTP status 200: its codes in words. */
const answered = (definition: Endpoint): string =>
  [
    'Code 200: the answer.',
    ...codesOf(definition).map(
      (code) => `Code ${String(code)}: ${(code === codes.notFound && definition.notFound) || codeMeanings[code]}`,
    ),
  ].join('\n\n');

function contentOf(name: EndpointName, definition: Endpoint, { replies }: ExampleOf) {
  if (isPicture(name)) return { 'image/svg+xml': { schema: { type: 'string', maxLength: 100_000 } } };
  const envelope = {
    type: 'object',
    required: ['code', 'msg', 'data'],
    properties: {
      code: { type: 'integer', const: codes.ok },
      msg: { type: 'string', maxLength: 200 },
      data: replyOf(definition),
    },
  };
  return {
    'application/json': {
      schema: { anyOf: [envelope, { $ref: '#/components/schemas/Failure' }] },
      examples: examplesOf(Object.fromEntries(Object.entries(replies).map(([label, reply]) => [label, ok(reply)]))),
    },
  };
}

const security = {
  user: [{ bearer: [] }],
  operator: [{ operatorKey: [] }, { operatorHeader: [] }],
  // A token is taken into account when one is sent.
  anyone: [{}, { bearer: [] }],
};

/** The responses that every call can have, by HTTP status; 404: the backend has no such call. */
const failures = Object.fromEntries(
  [...codesAsStatus, codes.notFound].map((code) => [code, { $ref: `#/components/responses/Failure${String(code)}` }]),
);

/** An operation of the document: all that its definition and its examples say of a call. */
export function operation(name: EndpointName) {
  const definition: Endpoint = endpoints[name];
  const example: ExampleOf = examples[name];
  const hasBody = Object.keys(jsonSchema(definition.body).properties ?? {}).length > 0;
  return {
    operationId: name,
    summary: definition.summary,
    ...(definition.description !== undefined && { description: definition.description }),
    tags: [definition.path.split('/')[1] ?? ''],
    security: security[definition.who],
    parameters: parameters(definition, example),
    ...(definition.scope && { 'x-scopes': definition.scope }),
    'x-codes': [codes.ok, ...codesOf(definition)],
    ...(hasBody && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: jsonSchema(definition.body),
            ...(example.request.body && { example: example.request.body }),
          },
        },
      },
    }),
    responses: {
      200: { description: answered(definition), content: contentOf(name, definition, example) },
      ...failures,
    },
  };
}
