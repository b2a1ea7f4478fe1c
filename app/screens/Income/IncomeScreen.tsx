import { recordsMax } from '@tally/contract/limits/income';
import type { Market } from '@tally/contract/market/codes';
import { formatCoins, formatMoney } from '@tally/locales/format';
import { BottomBar } from '@tally/ui/BottomBar';
import { Button } from '@tally/ui/Button';
import { LinkRow } from '@tally/ui/LinkRow';
import { Tabs } from '@tally/ui/Tabs';
import { ArtColumn } from '@tally/ui/theme/artColumn';
import { AlertIcon } from '@tally/ui/icons/AlertIcon';
import { BubbleIcon } from '@tally/ui/icons/BubbleIcon';
import { ChatIcon } from '@tally/ui/icons/ChatIcon';
import { useState } from 'react';
import { incomeTabs, type IncomeTab } from '../../features/income/incomeTabs';
import { useGetIncomeQuery, useGetIncomeRecordsQuery } from '../../features/income/incomeApi';
import { startIncomeListeners } from '../../features/income/incomeListeners';
import { RecordList } from '../../features/income/RecordList';
import { Note } from '../../features/income/RecordList.styles';
import { shareInvitation } from '../../features/team/shareInvitation';
import { useReadyToShare } from '../../features/team/useReadyToShare';
import { useAppDispatch } from '../../state/reduxHooks';
import { useTranslate } from '../../i18n/useTranslate';
import { AmountCard } from '../../components/AmountCard';
import { CoinForecast } from '../../components/CoinForecast';
import { LoginBar } from '../../components/LoginBar';
import { ScreenFrame } from '../../components/ScreenFrame';
import { useToFeedback } from '../../components/useToFeedback';
import { useCurrentUser } from '../../session/useCurrentUser';
import { DebtNote } from './IncomeScreen.styles';

const empty: readonly never[] = [];

/** Registered when the screen is first visited. */
export { startIncomeListeners as startListeners };

/** Asks a guest to log in, and a person with records to invite others. */
function IncomeBar({ isGuest, records }: { isGuest: boolean; records: readonly unknown[] | undefined }) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  if (isGuest) return <LoginBar />;
  if (!records?.length) return null;
  return (
    <BottomBar
      kind="invite"
      text={t('income.bar_text')}
      action={t('common.invite')}
      icon={<BubbleIcon size={20} />}
      onAction={() => void dispatch(shareInvitation('W'))}
    />
  );
}

function FeedbackLink() {
  const t = useTranslate();
  const toFeedback = useToFeedback();
  return (
    <LinkRow
      icon={
        <ArtColumn>
          <ChatIcon size={22} />
        </ArtColumn>
      }
      href="/feedback"
      onClick={(event) => {
        event.preventDefault();
        toFeedback();
      }}
    >
      {t('income.feedback_link')}
    </LinkRow>
  );
}

/** What was taken back and is still missing, with a way to ask about it (OPS-36). */
function Debt({ debt, market }: { debt: number; market: Market }) {
  const t = useTranslate();
  const toFeedback = useToFeedback();
  return (
    <DebtNote>
      <AlertIcon size={24} />
      <div>
        <strong>{t('income.debt', { amount: formatMoney(debt, market) })}</strong>
        <p>{t('income.debt_text')}</p>
        <Button size="small" tone="outline" onClick={toFeedback}>
          {t('passbook.help')}
        </Button>
      </div>
    </DebtNote>
  );
}

/** The tabs of records, the one that is shown, and its records; the gifts have a tab if there are any (INCOME-7). */
function useRecords(picked: IncomeTab, active: boolean, gift: number) {
  // A person who has gifts always gets the tab: the gift records are then loaded when it is selected.
  const gifts = useGetIncomeRecordsQuery({}, { skip: !active || gift > 0, refetchOnMountOrArgChange: true });
  const tabs = incomeTabs(gift, active ? gifts.data : undefined);
  const tab = tabs.includes(picked) ? picked : 'coin';
  const records = useGetIncomeRecordsQuery(tab === 'gift' ? {} : { reward_type: tab }, {
    skip: !active,
    refetchOnMountOrArgChange: true,
  });
  return { tabs, tab, records };
}

/**
 * Coin and cash balances and their records (INCOME-1); gifts are in a tab of their own, if there are any (INCOME-7).
 */
export default function IncomeScreen() {
  const t = useTranslate();
  const { market, person, active, user, stale, error, refetchUser } = useCurrentUser();
  const isGuest = person === 'guest';
  const [picked, setPicked] = useState<IncomeTab>('coin');
  const income = useGetIncomeQuery({}, { skip: !active, refetchOnMountOrArgChange: true });
  const { tabs, tab, records } = useRecords(picked, active, user?.gift ?? 0);
  const shown = isGuest ? empty : records.currentData?.slice(0, recordsMax);
  const total = active ? income.data?.totalIncome : user && 0;
  useReadyToShare(active);
  return (
    <ScreenFrame
      title={t('title.income')}
      card={
        <AmountCard
          known={user !== undefined && (!active || income.data !== undefined)}
          failed={stale || income.isError}
          fetchedAt={income.fulfilledTimeStamp}
          goal={<CoinForecast />}
          figures={[
            // Above what they become.
            { label: t('income.coin_balance'), value: user && formatCoins(user.coin, market), size: 'normal' },
            { label: t('income.cash_balance'), value: user && formatMoney(user.cash, market), size: 'normal' },
          ]}
          total={{
            label: t('income.total'),
            value: total === undefined ? undefined : formatMoney(total, market),
            size: 'small',
          }}
        />
      }
      bar={<IncomeBar isGuest={isGuest} records={shown} />}
    >
      {active && income.data && income.data.debt > 0 && <Debt debt={income.data.debt} market={market} />}
      <Tabs
        label={t('a11y.records_tabs')}
        tabs={tabs.map((key) => ({ key, label: t(`income.tab_${key}`) }))}
        value={tab}
        onPick={setPicked}
      >
        <RecordList
          kind={tab}
          market={market}
          records={shown}
          failed={person === 'failed' || records.isError}
          error={records.error ?? error}
          label={t(`income.tab_${tab}`)}
          empty={t(`income.empty_${tab}`)}
          onRetry={() => (active ? void records.refetch() : refetchUser())}
        />
        {records.currentData && records.currentData.length >= recordsMax && (
          <Note>{t('income.latest', { count: recordsMax })}</Note>
        )}
      </Tabs>
      <FeedbackLink />
    </ScreenFrame>
  );
}
