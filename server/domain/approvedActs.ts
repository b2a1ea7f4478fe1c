import { newOwnerApproved } from './account/newOwner';
import { clawbackApproved, goodwillApproved } from './approvals/adjustment';
import type { ApprovedActs, RequestSubjects } from './approvals/carryOut';
import { resultApproved } from './batches/applyResult';
import { lockBatches, makeApprovedBatch } from './batches/makeBatch';
import { resolveApproved } from './batches/resolveException';
import { signOffApproved } from './batches/signOff';
import { voidApproved } from './batches/voidBatch';
import { waitingLines } from './batches/waitingLines';
import { refuseChanged } from './payouts/changedWarnings';
import { payApproved } from './payouts/payoutDesk';
import { canBePaid } from './payouts/payOne';
import { payoutsWith } from './payouts/pendingPayouts';

/** How each act is carried out that a second operator approved (OPS-35). */
export const approvedActs: ApprovedActs = {
  pay: {
    carryOut: payApproved,
    refuse: async (tx, { market, subjectId }, warnings) =>
      (await canBePaid(tx, subjectId)) ? refuseChanged(tx, market, subjectId, warnings) : undefined,
  },
  export: { carryOut: makeApprovedBatch, lock: lockBatches },
  void: { carryOut: voidApproved },
  result: { carryOut: resultApproved },
  return: { carryOut: resolveApproved('return') },
  close: { carryOut: resolveApproved('close') },
  signoff: { carryOut: signOffApproved },
  number: { carryOut: newOwnerApproved },
  goodwill: { carryOut: goodwillApproved },
  clawback: { carryOut: clawbackApproved },
};

/** What the list of requests shows of their subjects. */
export const requestSubjects: RequestSubjects = { payoutsWith, waitingLines };
