import { codes } from '@tally/contract/api/envelope';
import { codeOf, outcomeUnknown } from '../../api/apiError';
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
export function nothingDoneBy(error: unknown): { reason: NothingDone; code: number } | undefined {
  const code = codeOf(error);
  if (code === undefined || code === codes.crashed || outcomeUnknown(error)) return undefined;
  return { reason: reasons[code] ?? 'refused', code };
}
