import { approvalInfos } from '@tally/contract/operator/approvals';
import { claimInfos } from '@tally/contract/operator/numberClaims';
import { batchInfos } from '@tally/contract/operator/batches';
import { payoutInfos } from '@tally/contract/operator/payouts';
import { switchInfos } from '@tally/contract/operator/switches';
import { reviewInfos } from '@tally/contract/tasks/review';
import type { Refusal } from '../../overlays/kinds/operator';

/** What is no refusal, or is said in the place where it happens. */
type Elsewhere =
  | typeof approvalInfos.needsApproval
  | typeof batchInfos.fileGone
  | typeof batchInfos.openExceptions
  | typeof batchInfos.notEqual;
type InfoOf<T> = Exclude<T[keyof T], Elsewhere>;

/** Why an update was refused, by its `info`: each that the contract names has words. */
const reasons = {
  [payoutInfos.resolved]: 'settled',
  [payoutInfos.frozen]: 'frozen',
  [payoutInfos.needReason]: 'need_reason',
  [payoutInfos.unknown]: 'unknown',
  [payoutInfos.invalidAccount]: 'invalid',
  [payoutInfos.warningChanged]: 'warnings',
  [payoutInfos.clawbackWaits]: 'clawback',
  [payoutInfos.inBatch]: 'in_batch',
  [payoutInfos.closed]: 'closed',
  [payoutInfos.notPaid]: 'not_paid',
  [payoutInfos.noAccount]: 'no_account',
  [payoutInfos.otherAccount]: 'other_account',
  [payoutInfos.unknownException]: 'unknown',
  [batchInfos.unknown]: 'unknown',
  [batchInfos.voided]: 'voided',
  [batchInfos.signed]: 'signed',
  [batchInfos.hasResults]: 'has_results',
  [reviewInfos.badStatus]: 'decided',
  [approvalInfos.unknown]: 'unknown',
  [approvalInfos.decided]: 'decided',
  [approvalInfos.lapsed]: 'lapsed',
  [approvalInfos.own]: 'own',
  [approvalInfos.changed]: 'changed',
  [approvalInfos.impossible]: 'impossible',
  [approvalInfos.otherWaits]: 'other_waits',
  [approvalInfos.askerGone]: 'asker_gone',
  [approvalInfos.badAmount]: 'bad_amount',
  [claimInfos.unknown]: 'unknown',
  [claimInfos.inUse]: 'number_in_use',
  [switchInfos.unknown]: 'unknown',
  [switchInfos.pastEnd]: 'past_end',
} as const satisfies Record<
  | InfoOf<typeof payoutInfos>
  | InfoOf<typeof approvalInfos>
  | InfoOf<typeof batchInfos>
  | InfoOf<typeof claimInfos>
  | InfoOf<typeof switchInfos>
  | typeof reviewInfos.badStatus,
  Refusal
>;

/** Why an update was refused; undefined for an `info` that the contract does not name. */
export const refusalOf = (info: string): Refusal | undefined =>
  Object.hasOwn(reasons, info) ? reasons[info as keyof typeof reasons] : undefined;
