import type { PersonCard } from '@tally/contract/operator/personCard';
import { withDots } from '@tally/contract/text/withDots';
import { passbookStatus } from '@tally/contract/wallet/withdraw';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { TextLink } from '../DeskScreen.styles';
import { hashOf } from '../deskPlace';

/** The way to each withdrawal that waits and is not with the provider: there it is paid or refused (OPS-13). */
export function PendingLinks({ card: { market, withdrawals } }: { card: PersonCard }) {
  const t = useOperatorTranslate();
  const pending = withdrawals.filter(({ status, exportId }) => status === passbookStatus.pending && exportId === 0);
  return pending.map(({ id }) => (
    <TextLink key={id} to={{ hash: hashOf({ queue: 'pay', market, id }) }}>
      {withDots(t('ops.desk_pay'), t('ops.message_withdrawal', { id }))}
    </TextLink>
  ));
}
