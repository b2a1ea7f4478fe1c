import type { Method } from '@tally/contract/api/endpoint';
import { codesAsStatus, isEnvelope } from '@tally/contract/api/envelope';
import type { Envelope } from '@tally/contract/api/envelope';
import * as v from 'valibot';

/** The simulated answer of a call: an envelope, or one of the failures below. */
const envelope = v.object({
  code: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  msg: v.pipe(v.string(), v.maxLength(200)),
  data: v.unknown(),
});
const kind = v.variant('kind', [
  v.object({ kind: v.literal('http'), status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)) }),
  /** The real answer, delayed by `ms`. */
  v.object({ kind: v.literal('slow'), ms: v.pipe(v.number(), v.minValue(0), v.maxValue(120_000)) }),
  /** No answer, and the call has no effect. */
  v.object({ kind: v.literal('hang') }),
  /** The connection breaks, and the call has no effect. */
  v.object({ kind: v.literal('drop') }),
  /** The call takes effect, then the connection breaks before the answer. */
  v.object({ kind: v.literal('lost') }),
  /** The HTML page of a captive portal instead of JSON. */
  v.object({ kind: v.literal('garbage') }),
  /** Truncated JSON. */
  v.object({ kind: v.literal('truncated') }),
]);

/** A fault rule of the panel: the simulated answer of a call, for `times` calls (`null`: until the rule is removed). */
export const faultRule = v.object({
  method: v.picklist(['GET', 'POST']),
  path: v.pipe(v.string(), v.maxLength(200)),
  times: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000))),
  answer: v.union([envelope, kind]),
});
export type FaultRule = v.InferOutput<typeof faultRule>;
export type FaultAnswer = FaultRule['answer'];

/** The active fault rules, the newest first. */
export interface Faults {
  list(): readonly FaultRule[];
  add(rule: FaultRule): void;
  clear(): void;
  /** The simulated answer for a call, which counts as one use of its rule; `undefined`: answer normally. */
  take(method: Method, path: string): FaultAnswer | undefined;
}

const bare = (path: string): string => path.replace(/\/$/, '');
const rulesKept = 100;

export function createFaults(): Faults {
  let rules: { readonly rule: FaultRule; left: number }[] = [];
  return {
    list: () => rules.map(({ rule }) => rule),
    add: (rule) => {
      rules = [{ rule, left: rule.times ?? Infinity }, ...rules].slice(0, rulesKept);
    },
    clear: () => {
      rules = [];
    },
    take: (method, path) => {
      const found = rules.find(({ rule }) => rule.method === method && bare(rule.path) === bare(path));
      if (!found) return undefined;
      found.left -= 1;
      if (found.left <= 0) rules = rules.filter((each) => each !== found);
      return found.rule.answer;
    },
  };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Longer than any client's timeout. */
const hangMs = 60_000;

/** Applies a fault rule to a call. `breakConnection` ends the request without an answer. */
export async function playFault(
  answer: FaultAnswer,
  next: () => Promise<Response>,
  breakConnection: () => Response,
): Promise<Response> {
  if (isEnvelope(answer)) return jsonResponse(answer);
  if (!('kind' in answer)) return next();
  switch (answer.kind) {
    case 'http':
      return new Response(null, { status: answer.status });
    case 'slow':
      await pause(answer.ms);
      return next();
    case 'hang':
      await pause(hangMs);
      return breakConnection();
    case 'drop':
      return breakConnection();
    case 'lost':
      await next();
      return breakConnection();
    case 'garbage':
      return new Response('<!doctype html><title>Free Wi-Fi</title><h1>Please sign in to this network</h1>', {
        headers: { 'content-type': 'text/html' },
      });
    case 'truncated': {
      const text = await (await next()).text();
      return new Response(text.slice(0, Math.floor(text.length / 2)), {
        headers: { 'content-type': 'application/json' },
      });
    }
  }
}

const jsonResponse = (answer: Envelope<unknown>): Response =>
  Response.json(answer, { status: codesAsStatus.has(answer.code) ? answer.code : 200 });
