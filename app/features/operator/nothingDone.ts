import { codes } from '@tally/contract/api/envelope';
import { apiErrorOf, outcomeUnknown } from '../../api/apiError';
import type { NothingDone } from '../../overlays/kinds/operator';

const reasons: Partial<Record<number, NothingDone>> = {
  [codes.needLogin]: 'key',
  [codes.forbidden]: 'key',
  [codes.tooLarge]: 'large',
  [codes.tooMany]: 'busy',
  [codes.closing]: 'closing',
};

/**
 * Why nothing was done, where that is certain: the server refused the call before it did anything. Undefined when
 * nobody knows, also after a crash.
 */
export function nothingDoneBy(error: unknown): { why: NothingDone; code: number } | undefined {
  const failed = apiErrorOf(error);
  if (!failed || outcomeUnknown(error) || !(failed.kind === 'http' || failed.kind === 'envelope')) return undefined;
  const code = failed.kind === 'http' ? failed.status : failed.code;
  return code === codes.crashed ? undefined : { why: reasons[code] ?? 'refused', code };
}
