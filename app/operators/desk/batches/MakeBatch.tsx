import type { ReplyOf } from '@tally/contract/api/endpoint';
import { approvalInfos } from '@tally/contract/operator/approvals';
import { payoutsLeftMost } from '@tally/contract/operator/batchFile';
import type { postBatch } from '@tally/contract/calls/batches';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { formatMoney } from '@tally/locales/format';
import { useState } from 'react';
import { acts } from '../../calls/actLooks';
import { operatorApi } from '../../calls/operatorApi';
import { useOperatorCalls } from '../../calls/operatorCalls';
import { useOperator } from '../../OperatorContext';
import { batchOf, type LetLeave } from '../../rules/letLeave';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { saveFile } from '../../../platform/saveFile';
import { Note } from '../../shared/shared.styles';
import { ActButton } from '../../shared/ActButton';
import { useQuestions } from '../../shared/useQuestions';
import { useLetLeave } from '../../shared/useLetLeave';

/** The latest export, and whether it was to hold no more than its operator may let leave alone. */
interface Made {
  readonly reply: ReplyOf<typeof postBatch>;
  readonly isAlone: boolean;
}

/** What the latest export holds, or will hold once a second operator has approved it (OPS-35). */
function Exported({ reply: { status, info, id, count, left }, isAlone }: Made) {
  const t = useOperatorTranslate();
  const all = `${count + left}${left < payoutsLeftMost ? '' : '+'}`;
  if (count === 0)
    return <Note>{isAlone && left > 0 ? t('ops.export_none_left', { all }) : t('ops.export_none')}</Note>;
  return (
    <>
      {status === 1 && <Note>{t('ops.export_made', { id, count })}</Note>}
      {info === approvalInfos.needsApproval && <Note>{t('ops.export_asked', { id, count })}</Note>}
      {left > 0 && <Note>{t(isAlone ? 'ops.export_part' : 'ops.export_left', { count, all })}</Note>}
    </>
  );
}

/**
 * Download of the file for the payout provider, which says what it holds (OPS-26): all that is due, or as much of it as
 * the operator may let leave alone (OPS-35). What it holds is with the provider from then on (OPS-20).
 */
export function MakeBatch({ page }: { page: PendingPayouts }) {
  const t = useOperatorTranslate();
  const { market } = useOperator();
  const calls = useOperatorCalls();
  const { buildQuestion } = useQuestions();
  const { withLimits } = useLetLeave();
  const [made, setMade] = useState<Made>();
  const { whole, part } = batchOf(page, market);
  const press = async (act: LetLeave, isAlone: boolean) => {
    const title = isAlone ? t('ops.ask_export_part', { count: act.count, all: whole.count }) : t('ops.ask_export');
    const does = t(isAlone ? 'ops.does_export_part' : 'ops.does_export');
    const question = withLimits(buildQuestion({ label: t('ops.export_make'), summary: does, title }), act);
    const query = { market, asOf: page.asOf, ...(isAlone && { alone: 1 as const }) };
    const answer = await calls.sendConfirmed(
      operatorApi.endpoints.postBatch,
      { query },
      { question, act: acts.export },
    );
    const reply = answer?.data;
    // A file is downloaded instead of a word that it was made.
    if (answer && reply?.status !== 1) calls.report(answer);
    setMade(reply && { reply, isAlone });
    if (reply?.status === 1 && reply.count > 0) saveFile(`payouts-${market}-${reply.id}.csv`, reply.file);
  };
  const some =
    part && t('ops.export_alone', { count: part.count, all: whole.count, amount: formatMoney(part.amount, market) });
  return (
    <>
      <ActButton label={t('ops.file_export')} onPress={() => press(whole, false)} act={acts.export} />
      {part && some && <ActButton label={some} onPress={() => press(part, true)} act={acts.export} />}
      {made && (
        <div role="status">
          <Exported {...made} />
        </div>
      )}
    </>
  );
}
