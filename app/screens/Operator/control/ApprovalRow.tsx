import type { Approval } from '@tally/contract/operator/approvals';
import { isolate } from '@tally/contract/text/isolate';
import { formatMoney } from '@tally/locales/format';
import { formatMoment } from '@tally/locales/formatMoment';
import type { Translate } from '@tally/locales/text';
import { Row } from '@tally/ui/Row';
import { useId, type ReactNode } from 'react';
import { decideApproval } from '../../../features/operator/approvalOperations';
import type { OpenUpdates } from '../../../features/operator/confirmUpdate';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { usePageLocale } from '../../../state/appContext';
import { useAppDispatch } from '../../../state/reduxHooks';
import { Buttons, Operations } from '../OperatorScreen.styles';
import type { WorkButton } from '../useButtons';

/** What was asked for. */
export const approvalTitle = (t: Translate<'operator'>, { act, subjectId, amount, market }: Approval): string =>
  t(`ops.approval_${act}`, { id: subjectId, amount: formatMoney(amount, market) });

/** Why it was asked for, and what can be done about it: nothing once it lapsed. */
function Foot({ request: { reason, lapsed, isOwn }, children }: { request: Approval; children: ReactNode }) {
  const t = useOperatorTranslate();
  return (
    <Operations>
      {reason !== '' && <p>{isolate(reason)}</p>}
      {lapsed && <p>{t('ops.approval_lapsed')}</p>}
      {isOwn && !lapsed && <p>{t('ops.approval_own')}</p>}
      {!lapsed && <Buttons>{children}</Buttons>}
    </Operations>
  );
}

interface ApprovalRowProps {
  operatorKey: string;
  request: Approval;
  /** Reason typed by the operator, trimmed; with one a request can be rejected. */
  why: string;
  open: OpenUpdates;
  button: WorkButton;
}

/** What an operator asked for, and what a second one decides about it (OPS-35). Who asked can only take it back. */
export function ApprovalRow({ operatorKey, request, why, open, button }: ApprovalRowProps) {
  const t = useOperatorTranslate();
  const locale = usePageLocale();
  const dispatch = useAppDispatch();
  const name = useId();
  const { id, market, operator, time, until, isOwn } = request;
  const title = approvalTitle(t, request);
  const [asked, lapses] = [formatMoment(time, market, locale), formatMoment(until, market, locale)];
  const decision = (action: 'approve' | 'reject', label: string, because = '') => {
    const own = `${name}${action}`;
    const summary = `${title}: ${label}${because && ` (${because})`}`;
    const decided = { id, action, ...(because !== '' && { reason: because }) };
    return button(own, label, () => dispatch(decideApproval(operatorKey, decided, summary, open)), {
      id: own,
      'aria-labelledby': `${own} ${name}`,
      act: action === 'approve' ? 'give' : 'refuse',
    });
  };
  return (
    <Row
      title={<span id={name}>{title}</span>}
      text={t('ops.approval_facts', { operator: isolate(operator), time: asked, until: lapses })}
      foot={
        <Foot request={request}>
          {!isOwn && decision('approve', t('ops.approval_approve'))}
          {why !== '' && decision('reject', t('ops.approval_reject'), why)}
        </Foot>
      }
    />
  );
}
