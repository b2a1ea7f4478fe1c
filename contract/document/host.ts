import { hostCalls } from '../host/hostBackend';
import { eventSignatureHeader, sentEvent } from '../host/hostEvents';
import { eventExamples, hostExamples } from '../examples/host';
import { requestBodyMax } from '../limits/request';
import { enumerated, jsonSchema } from './jsonSchema';
import { examplesOf, withInfos } from './operation';

const json = (schema: object, examples: Readonly<Record<string, unknown>>) => ({
  'application/json': { schema, examples: examplesOf(examples) },
});

/** A refusal of the phone app's backend: `{error}`, with what each of its words means. */
function hostRefusal(description: string, errors: Readonly<Record<string, string>>) {
  const error = enumerated({ type: 'string', maxLength: 200, description: 'Why it was refused.' }, errors);
  return {
    description,
    content: json(
      { type: 'object', required: ['error'], properties: { error } },
      Object.fromEntries(Object.keys(errors).map((word) => [word, { error: word }])),
    ),
  };
}

/** The rest of the line names the field, and sometimes what is wrong with it. */
const malformed = {
  'MALFORMED REQUEST: body': 'The body does not fit its description; the name of the field follows.',
};
const keyReusedError = 'KEY USED FOR ANOTHER REQUEST';

/** A call of the phone app's backend: beside the API's base, answered without an envelope. */
function hostPath(name: keyof typeof hostCalls) {
  const { summary, description, errors, infos, reused, body, reply } = hostCalls[name];
  const example = hostExamples[name];
  const replySchema = jsonSchema(reply);
  return {
    servers: [{ url: '/' }],
    post: {
      operationId: name,
      summary,
      description,
      tags: ['host'],
      security: [{ hostKey: [] }],
      requestBody: { required: true, content: json(jsonSchema(body), { usual: example.body }) },
      responses: {
        200: {
          description: 'The answer',
          content: json(withInfos(replySchema, infos) ?? replySchema, example.replies),
        },
        400: hostRefusal('The body does not fit, or names what does not exist; repeating it is of no use', {
          ...malformed,
          ...errors,
        }),
        404: { description: 'The key is missing or wrong; the body says nothing' },
        ...(reused !== undefined && { 409: hostRefusal(reused, { [keyReusedError]: `${reused}; nothing was done.` }) }),
        413: hostRefusal('The body is too large', { 'BODY TOO LARGE': `It has more than ${requestBodyMax} bytes.` }),
        429: { description: 'Too many wrong keys; the body says nothing' },
        500: hostRefusal('Something broke; repeat it as after 503', {
          'SOMETHING WENT WRONG': 'Whether it was done is not said.',
        }),
        503: hostRefusal('Try again: what was done already is not done twice', {
          'TRY AGAIN': 'The database cannot be reached for the moment.',
        }),
      },
    },
  };
}

export const hostPaths = (): object =>
  Object.fromEntries(
    (['postLogins', 'postRounds', 'postNumbers'] as const).map((name) => [hostCalls[name].path, hostPath(name)]),
  );

/** What the phone app's backend is told (EVENT-1): a request of this server to it. */
export const hostEventRequest = () => ({
  operationId: 'hostEvent',
  summary: 'Be told what became of a person, what waits for an operator, and which days were closed',
  tags: ['host'],
  parameters: [
    { name: eventSignatureHeader, in: 'header', required: true, schema: { type: 'string', maxLength: 200 } },
  ],
  requestBody: { required: true, content: json(jsonSchema(sentEvent), eventExamples) },
  responses: { '2XX': { description: 'The event was taken; after any other answer it is repeated' } },
});
