import { withDots } from '@tally/contract/text/withDots';
import { formatMoney } from '@tally/locales/format';
import { formatTime } from '@tally/locales/formatMoment';
import { Button } from '@tally/ui/Button';
import { RefreshIcon } from '@tally/ui/icons/RefreshIcon';
import { operatorApi } from '../calls/operatorApi';
import { useOperator } from '../OperatorContext';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { useAppDispatch } from '../../state/reduxHooks';
import { hoursWaited } from '../rules/operatorRules';
import { without } from '../rules/letLeave';
import { Bar, Refresh, Title, Total } from './DeskBar.styles';
import { SearchField } from './search/SearchField';
import { useDeskPlace } from './useDeskPlace';

/** What waits to be paid in the market that is looked at, where the page has it: how many, what sum, since when. */
function Waiting() {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const { key, market: own } = useOperator();
  const { market = own } = useDeskPlace().place;
  const { currentData: page, isFetching } = operatorApi.endpoints.getPayouts.useQueryState({ key, market });
  // Fetching the lists reads their people's data (OPS-37), as opening them does.
  const refresh = () => dispatch(operatorApi.util.invalidateTags(['Payouts', 'Feedback', 'Review']));
  const rest =
    page &&
    without({ count: page.total, amount: page.totalAmount }, { count: page.sent, amount: page.sentAmount }, market);
  const time = page && formatTime(page.asOf, market);
  const oldest = page?.items.find(({ exportId }) => exportId === 0);
  return (
    <>
      {page && rest && (
        <Total>
          <b>{t(`ops.market_${market}`)}</b>{' '}
          {withDots(
            `${rest.count}`,
            formatMoney(rest.amount, market),
            oldest && t('ops.oldest', { hours: hoursWaited(oldest, page.asOf) }),
          )}
        </Total>
      )}
      <Refresh>
        <Button
          size="small"
          tone="soft"
          state={isFetching ? 'busy' : 'ready'}
          aria-label={withDots(t('common.refresh'), time)}
          onClick={refresh}
        >
          <RefreshIcon size={16} />
          {time}
        </Button>
      </Refresh>
    </>
  );
}

/** The desk's bar (OPS-72): its title, the search for people, what waits, and when that was fetched. */
export const DeskBar = ({ title }: { title: string }) => (
  <Bar>
    <Title>{title}</Title>
    <SearchField />
    <Waiting />
  </Bar>
);
