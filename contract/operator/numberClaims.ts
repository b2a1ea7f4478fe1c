import type { Meanings } from '../api/schemas';
import { approvalInfos } from './approvals';

/** `info` of a decision about a claimed number that was refused. */
export const claimInfos = {
  needReason: approvalInfos.needReason,
  unknown: 'UNKNOWN CLAIM',
  inUse: 'NUMBER IN USE',
} as const;

export const claimMeanings: Meanings<typeof claimInfos> = {
  'NEED REASON': 'The act needs a reason.',
  'UNKNOWN CLAIM': 'The person claims no number, or there is nobody of this number.',
  'NUMBER IN USE': 'Whoever had the number before uses the app, or money is on its way to it.',
};
