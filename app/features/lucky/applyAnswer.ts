import { codes } from '@tally/contract/api/envelope';
import { luckyInfos } from '@tally/contract/tasks/lucky';
import { apiErrorOf } from '../../api/apiError';

/** Codes of an envelope that say something about the person or the moment, not about the call. */
const understood: readonly number[] = [codes.needLogin, codes.forbidden, codes.keyReused, codes.tooMany, codes.closing];

/** The reason for which a server refuses a task by its envelope's message instead of `info`; undefined: none. */
export function statedRefusal(error: unknown): string | undefined {
  const failed = apiErrorOf(error);
  return failed?.kind === 'envelope' ? Object.values(luckyInfos).find((info) => info === failed.msg) : undefined;
}

/**
 * Whether the server does not know the action `apply`. Another backend may know `install` alone: there the
 * window itself is the application (LUCKY-30).
 */
export function isCallUnknown(error: unknown): boolean {
  const failed = apiErrorOf(error);
  if (failed?.kind === 'http') return failed.status === codes.notFound || failed.status === codes.malformed;
  return failed?.kind === 'envelope' && !understood.includes(failed.code) && statedRefusal(error) === undefined;
}
