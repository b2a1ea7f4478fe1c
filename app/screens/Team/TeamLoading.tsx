import { Skeleton } from '@tally/ui/Skeleton';
import { Ticket } from '@tally/ui/Ticket';
import { useTranslate } from '../../i18n/useTranslate';
import { NoAmount, Part, PerFriend, Summary } from './TeamView.styles';

/** An icon and its words. */
const line = (width: string) => (
  <PerFriend data-state="loading">
    <Skeleton shape="round" width="18px" height="18px" />
    <Skeleton width={width} height=".8125rem" />
  </PerFriend>
);

const invitation = (
  <Part>
    <Skeleton shape="card" height="5.75rem" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Part>
);

/** Loading placeholder in the shape of the team's ticket: its earnings, how many count, and the ways to invite. */
export function TeamLoading() {
  const t = useTranslate();
  return (
    <div role="status" aria-busy aria-label={t('common.loading')}>
      <Ticket tear="below" stub={invitation}>
        <Part>
          <Summary>
            <NoAmount>
              <Skeleton width="7rem" height=".8125rem" />
              <Skeleton width="9rem" height="2.1875rem" />
            </NoAmount>
            <Skeleton shape="card" width="56px" height="56px" />
          </Summary>
          {line('60%')}
          {line('45%')}
        </Part>
      </Ticket>
    </div>
  );
}
