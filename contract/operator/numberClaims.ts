import { approvalInfos } from './approvals';

/** `info` of a decision about a claimed number that was refused. */
export const claimInfos = {
  needReason: approvalInfos.needReason,
  /** The person claims no number, or there is nobody of this number. */
  unknown: 'UNKNOWN CLAIM',
  /** Whoever had the number before uses the app, or money is on its way to it. */
  inUse: 'NUMBER IN USE',
} as const;
