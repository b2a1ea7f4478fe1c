import type * as v from 'valibot';
import type { ServerContext } from '../context';
import type { Metrics } from '../metrics';

/** A call of the phone app's backend: its path, its body, and what it answers. */
export interface HostCall {
  readonly path: string;
  readonly body: v.GenericSchema;
  /** `body` has passed the schema. A refusal becomes the answer's HTTP status, with its message as `error`. */
  readonly answer: (serverContext: ServerContext, body: Record<string, unknown>, metrics: Metrics) => Promise<object>;
}
