import { hostCalls } from '../host/hostBackend';
import { eventSignatureHeader, sentEvent } from '../host/hostEvents';
import { jsonSchema } from './jsonSchema';

const json = (schema: object) => ({ 'application/json': { schema } });
const hostRefusal = (description: string) => ({
  description,
  content: json({ type: 'object', required: ['error'], properties: { error: { type: 'string', maxLength: 200 } } }),
});

/** A call of the phone app's backend: beside the API's base, answered without an envelope. */
function hostPath(name: keyof typeof hostCalls) {
  const { summary, description, reused, body, reply } = hostCalls[name];
  return {
    servers: [{ url: '/' }],
    post: {
      operationId: name,
      summary,
      description,
      tags: ['host'],
      security: [{ hostKey: [] }],
      requestBody: { required: true, content: json(jsonSchema(body)) },
      responses: {
        200: { description: 'The answer', content: json(jsonSchema(reply)) },
        400: hostRefusal('The body does not fit, or names what does not exist'),
        404: { description: 'The key is missing or wrong; the body says nothing' },
        ...(reused !== undefined && { 409: hostRefusal(reused) }),
        413: hostRefusal('The body is too large'),
        429: { description: 'Too many wrong keys; the body says nothing' },
        503: hostRefusal('Try again'),
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
  requestBody: { required: true, content: json(jsonSchema(sentEvent)) },
  responses: { '2XX': { description: 'The event was taken; after any other answer it is repeated' } },
});
