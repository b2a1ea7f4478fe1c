import type { ReplyOf } from '@tally/contract/api/endpoint';
import type { Market } from '@tally/contract/market/codes';
import { approvalInfos } from '@tally/contract/operator/approvals';
import { payoutsLeftMost } from '@tally/contract/operator/batchFile';
import type { postBatch } from '@tally/contract/calls/batches';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { formatMoney } from '@tally/locales/format';
import { useState } from 'react';
import { acts } from '../../calls/acts';
import { makeBatchFile } from './file/batchFile';
import { batchOf, type LetLeave } from '../../rules/letLeave';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { saveFile } from '../../../platform/saveFile';
import { useAppDispatch } from '../../../state/reduxHooks';
import { Note } from '../../shared/shared.styles';
import type { WorkButton } from '../../shared/useButtons';
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

interface MakeBatchProps {
  operatorKey: string;
  market: Market;
  page: PendingPayouts;
  button: WorkButton;
}

/**
 * Download of the file for the payout provider, which says what it holds (OPS-26): all that is due, or as much of it as
 * the operator may let leave alone (OPS-35).
 */
export function MakeBatch({ operatorKey, market, page, button }: MakeBatchProps) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const { ask } = useQuestions();
  const { asking } = useLetLeave(operatorKey, market);
  const [made, setMade] = useState<Made>();
  const { whole, part } = batchOf(page, market);
  const press = async (act: LetLeave, isAlone: boolean) => {
    const title = isAlone ? t('ops.ask_export_part', { count: act.count, all: whole.count }) : t('ops.ask_export');
    const does = t(isAlone ? 'ops.does_export_part' : 'ops.does_export');
    const question = asking(ask({ label: t('ops.export_make'), summary: does, title }), act);
    const reply = await dispatch(makeBatchFile(operatorKey, { market, asOf: page.asOf, isAlone }, question));
    setMade(reply && { reply, isAlone });
    if (reply?.status === 1 && reply.count > 0) saveFile(`payouts-${market}-${reply.id}.csv`, reply.file);
  };
  const some =
    part && t('ops.export_alone', { count: part.count, all: whole.count, amount: formatMoney(part.amount, market) });
  return (
    <>
      {button('export', t('ops.file_export'), () => press(whole, false), { act: acts.export })}
      {part && some && button('export part', some, () => press(part, true), { act: acts.export })}
      {made && (
        <div role="status">
          <Exported {...made} />
        </div>
      )}
    </>
  );
}
