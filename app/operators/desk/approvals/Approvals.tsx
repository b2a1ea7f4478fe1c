import { RowList } from '@tally/ui/RowList';
import { Section } from '@tally/ui/Section';
import { useState } from 'react';
import type { OpenUpdates } from '../../calls/confirmUpdate';
import { operatorApi } from '../../calls/operatorApi';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { ApprovalRow } from '../../rows/ApprovalRow';
import { Note, Operations } from '../../shared/shared.styles';
import type { WorkButton } from '../../shared/useButtons';

/**
 * What operators asked for and a second one has to approve (OPS-35), the oldest first. What lapsed within a day is said
 * too. The section is there only while there is something of these.
 */
export function Approvals({ operatorKey, button }: { operatorKey: string; button: WorkButton }) {
  const t = useOperatorTranslate();
  const [open] = useState<OpenUpdates>(() => new Map());
  const { data = [] } = operatorApi.useGetApprovalsQuery({ key: operatorKey });
  if (data.length === 0) return null;
  return (
    <Section title={t('ops.approvals')}>
      <Operations>
        <Note>{t('ops.approvals_hint')}</Note>
        <RowList shape="cards" aria-label={t('ops.approvals')}>
          {data.map((request) => (
            <ApprovalRow key={request.id} operatorKey={operatorKey} request={request} open={open} button={button} />
          ))}
        </RowList>
      </Operations>
    </Section>
  );
}
