import type { BodyOf, Endpoint, QueryOf, ReplyOf } from '../api/endpoint';

/** What a call takes; it may be left out where the call needs nothing of it. */
type Sent<Name extends string, T> =
  Record<never, never> extends T ? { readonly [N in Name]?: T } : { readonly [N in Name]: T };

/**
 * An example request of a call, and its replies by label, the usual one first. Examples serve tests, stories and the
 * document of the API. The key of an operator is not part of a request.
 */
export interface Example<C extends Endpoint = Endpoint> {
  readonly request: Sent<'query', Omit<QueryOf<C>, 'key'>> & Sent<'body', BodyOf<C>>;
  readonly replies: Readonly<Record<string, ReplyOf<C>>>;
}
