import type { PersonCard as Card } from '@tally/contract/operator/personCard';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { CounterList } from '@tally/ui/CounterList';
import { EmptyState } from '@tally/ui/EmptyState';
import { Section } from '@tally/ui/Section';
import { LoadingRows } from '../../../components/LoadingRows';
import { OperatorFailure } from '../../shared/OperatorFailure';
import { operatorApi } from '../../calls/operatorApi';
import { nameOf } from '../../rules/operatorRules';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { Note } from '../../shared/shared.styles';
import { verdictText } from '../../rows/verdictText';
import { Warnings } from '../../rows/Warnings';
import { useOperator } from '../../OperatorContext';
import { Boxes, Facts } from '../DeskScreen.styles';
import { CardLink } from './CardLink';
import { ActsTable, TransfersTable, WithdrawalsTable } from './CardTables';
import { NumberClaim } from './NumberClaim';
import { Adjustment } from './Adjustment';
import { PendingLinks } from './PendingLinks';
import { PersonDecisions } from './PersonDecisions';
import { PersonNote } from './PersonNote';
import { useDeskMoment } from '../../shared/useDeskMoment';

/** Who it is, and what they have. */
function PersonFacts({ card }: { card: Card }) {
  const t = useOperatorTranslate();
  const { moment } = useDeskMoment();
  const money = (amount: number) => formatMoney(amount, card.market);
  return (
    <Facts>
      <CounterList
        counters={[
          { label: t('ops.card_cash'), value: money(card.cash) },
          { label: t('ops.card_coins'), value: formatCoins(card.coin, card.market) },
          { label: t('passbook.paying'), value: money(card.held) },
          { label: t('passbook.paid'), value: money(card.paid) },
          ...(card.debt > 0 ? [{ label: t('ops.card_debt'), value: money(card.debt) }] : []),
        ]}
      />
      <CounterList
        counters={[
          { label: t('ops.card_account'), value: `${card.accountType} ${card.accountNo}`.trim() || t('ops.card_none') },
          { label: t('ops.card_joined'), value: moment(card.joined) },
          { label: t('ops.card_opened'), value: moment(card.opened) },
          { label: t('ops.card_phones'), value: formatCoins(card.phones, card.market) },
          { label: t('ops.card_phone'), value: card.phone || t('ops.card_none') },
        ]}
      />
    </Facts>
  );
}

/** What speaks against the person: warnings, the verdict about the phone, and who else uses it. */
function PersonWarnings({ card: { warnings, integrity, samePhone } }: { card: Card }) {
  const t = useOperatorTranslate();
  return (
    <>
      <Warnings warnings={warnings} />
      {integrity && <Note>{verdictText(t, integrity)}</Note>}
      {samePhone.length > 0 && (
        <div>
          {samePhone.map((id) => (
            <CardLink key={id} userId={id} label={t('ops.card_same_phone', { id })} />
          ))}
        </div>
      )}
    </>
  );
}

/** The card of a person: what an operator needs to answer them (OPS-46). */
export function PersonCard({ userId }: { userId: number }) {
  const t = useOperatorTranslate();
  const { key } = useOperator();
  const { currentData, error, refetch } = operatorApi.useGetPersonCardQuery({ key, userId });
  if (!currentData && error) return <OperatorFailure error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <LoadingRows />;
  const [card] = currentData;
  if (!card) return <EmptyState text={t('ops.card_gone')} />;
  return (
    <Section title={nameOf({ userName: card.name, userId: card.id })} aside={`#${card.id}`}>
      <PersonWarnings card={card} />
      <PersonFacts card={card} />
      {card.claims.map((claim) => (
        <NumberClaim key={claim.time} card={card} claim={claim} />
      ))}
      <WithdrawalsTable card={card} />
      <PendingLinks card={card} />
      <TransfersTable card={card} />
      <ActsTable card={card} />
      <Boxes>
        <PersonDecisions card={card} />
        <Adjustment market={card.market} userId={card.id} />
        <PersonNote userId={userId} />
      </Boxes>
    </Section>
  );
}
