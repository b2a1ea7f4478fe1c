import type { Approval } from '@tally/contract/operator/approvals';
import { isolate } from '@tally/contract/text/isolate';
import { formatMoney } from '@tally/locales/format';
import { formatMoment } from '@tally/locales/formatMoment';
import { Row } from '@tally/ui/Row';
import { RowList } from '@tally/ui/RowList';
import { Section } from '@tally/ui/Section';
import { TextField } from '@tally/ui/TextField';
import { useId, useState, type ReactNode } from 'react';
import { decideApproval } from '../../features/operator/approvalOperations';
import type { OpenUpdates } from '../../features/operator/confirmUpdate';
import { operatorApi } from '../../features/operator/operatorApi';
import { useAppDispatch } from '../../state/reduxHooks';
import { usePageLocale } from '../../state/appContext';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { Buttons, Note, Operations } from './OperatorScreen.styles';
import type { WorkButton } from './useButtons';

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

/**
 * What operators asked for and a second one has to approve (OPS-35), the oldest first. Who asked can only take it back.
 * What lapsed within a day is said too. The section is there only while there is something of these.
 */
export function Approvals({ operatorKey, button }: { operatorKey: string; button: WorkButton }) {
  const t = useOperatorTranslate();
  const locale = usePageLocale();
  const dispatch = useAppDispatch();
  const name = useId();
  const [reason, setReason] = useState('');
  const [open] = useState<OpenUpdates>(() => new Map());
  const { data = [] } = operatorApi.useGetApprovalsQuery({ key: operatorKey });
  const why = reason.trim();
  if (data.length === 0) return null;
  const row = (request: Approval) => {
    const { id, act, market, subjectId, amount, operator, time, until } = request;
    const title = t(`ops.approval_${act}`, { id: subjectId, amount: formatMoney(amount, market) });
    const [asked, lapses] = [formatMoment(time, market, locale), formatMoment(until, market, locale)];
    const facts = t('ops.approval_facts', { operator: isolate(operator), time: asked, until: lapses });
    const decision = (action: 'approve' | 'reject', label: string, because = '') => {
      const own = `${name}${action}${id}`;
      const summary = `${title}: ${label}${because && ` (${because})`}`;
      const decided = { id, action, ...(because !== '' && { reason: because }) };
      return button(own, label, () => dispatch(decideApproval(operatorKey, decided, summary, open)), {
        id: own,
        'aria-labelledby': `${own} ${name}${id}`,
        act: action === 'approve' ? 'give' : 'refuse',
      });
    };
    return (
      <Row
        key={id}
        title={<span id={`${name}${id}`}>{title}</span>}
        text={facts}
        foot={
          <Foot request={request}>
            {!request.isOwn && decision('approve', t('ops.approval_approve'))}
            {why !== '' && decision('reject', t('ops.approval_reject'), why)}
          </Foot>
        }
      />
    );
  };
  return (
    <Section title={t('ops.approvals')}>
      <Operations>
        <Note>{t('ops.approvals_hint')}</Note>
        <TextField
          label={t('ops.approval_reason')}
          value={reason}
          onValue={setReason}
          input={{ autoComplete: 'off', maxLength: 100 }}
        />
        <RowList shape="cards" aria-label={t('ops.approvals')}>
          {data.map(row)}
        </RowList>
      </Operations>
    </Section>
  );
}
