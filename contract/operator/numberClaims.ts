import * as v from 'valibot';
import { endpoint } from '../api/endpoint';
import { nothing, operatorKey, outcome, rowId, typedText } from '../api/schemas';
import { approvalInfos } from './approvals';

/** `info` of a decision about a claimed number that was refused. */
export const claimInfos = {
  needReason: approvalInfos.needReason,
  /** The person claims no number, or there is nobody of this number. */
  unknown: 'UNKNOWN CLAIM',
  /** Whoever had the number before uses the app, or money is on its way to it. */
  inUse: 'NUMBER IN USE',
} as const;

/**
 * Decides about the number of another account that a user says is theirs by now (ACCOUNT-20), with a reason: `give` asks
 * a second operator (`info` NEEDS APPROVAL), `refuse` ends the claim.
 */
export const postNumberClaim = endpoint({
  method: 'POST',
  path: '/operator/number-claim',
  who: 'operator',
  money: false,
  query: v.object({
    key: operatorKey,
    userId: rowId,
    action: v.picklist(['give', 'refuse']),
    reason: v.optional(typedText),
  }),
  body: nothing,
  reply: outcome,
});
