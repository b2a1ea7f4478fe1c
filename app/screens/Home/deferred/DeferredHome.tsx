import { revealMs } from '@tally/contract/limits/home';
import { useCallback, type ComponentProps, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { offeredTask } from '../../../features/tasks/offeredTask';
import { taskShown } from '../../../features/tasks/taskRules';
import { tasksApi } from '../../../features/tasks/tasksApi';
import { walletApi } from '../../../features/wallet/walletApi';
import { useDeferredTranslate } from '../../../i18n/useTranslate';
import { useClock } from '../../../state/appContext';
import type { DeferredHomeProps } from '../../../state/appStore';
import type { Person } from '../../../state/person';
import { useAppSelector } from '../../../state/reduxHooks';
import { selectUser } from '../../../session/selectors';
import { demandedCheckIns } from '../demandedCheckIns';
import type { HomeSlot } from '../homeSlots';
import { usePersistentHome } from '../mountedHome';
import { HomeAds } from './HomeAds';
import { ChannelIconButton } from './titleIcon/ChannelIconButton';
import { FloatBar, Room } from './floating/FloatBar.styles';
import { HomeFloatBox, useFloatingTask, type Offer } from './floating/HomeFloatBox';
import { LuckyCard } from './lucky/LuckyCard';
import { useFocusOnTasks } from './lucky/useFocusOnHash';
import { useHeight } from './floating/useHeight';
import { HomePromoBox } from './floating/HomePromoBox';
import { Revealed } from './Revealed';
import { channelAt } from './titleIcon/titleIcon';
import { TitleIconButton } from './titleIcon/TitleIconButton';
import { useHomeListeners } from './useHomeListeners';
import { useHomeRules } from './useHomeRules';
import { useLazyModule } from './useLazyModule';
import { useStableHome } from './useStableHome';

/** Root font size from which the promotion is not placed beside the floating box: 1.5 times the default, px. */
const largeTextPx = 24;
const textIsLarge = () => parseFloat(getComputedStyle(document.documentElement).fontSize) >= largeTextPx;

/**
 * Loaded separately because few people need them: the review task is off by default and enabled per market, the first
 * steps are for guests, reward animations for logged-in people, and the face for the ticket of a finished day.
 */
const loadReviewCard = () => import('./ReviewCard');
const loadRewardMotion = () => import('./rewardMotion/RewardMotion');
const loadFirstSteps = () => import('./FirstSteps');
const loadFace = () => import('@tally/ui/icons/tickets/HappyTicketIcon');

/** What the server has said of the person and their tasks. */
function usePersonalPart(active: boolean) {
  const { asksPending } = usePersistentHome();
  // HomeSubscriptions, which renders this part, subscribes to the tasks.
  const { data: tasks = [] } = tasksApi.endpoints.getNormalTasks.useQueryState({}, { skip: !active });
  const user = useAppSelector(selectUser);
  // What home says of withdrawing is corrected when these are loaded (screens/Home/homeSource.ts).
  walletApi.endpoints.getWithdrawOptions.useQuerySubscription({}, { skip: !active });
  walletApi.endpoints.getPassbook.useQuerySubscription({}, { skip: !active || !asksPending });
  const demanded = useAppSelector(demandedCheckIns);
  return { tasks, user, checkins: active ? demanded : undefined };
}

/** The parts that few people need, loaded for those who need them. */
function useRareParts(person: Person, { user, tasks }: Pick<ReturnType<typeof usePersonalPart>, 'user' | 'tasks'>) {
  const active = person === 'active';
  const review = useLazyModule(active && !!user?.showReviewTask, loadReviewCard);
  const Face = useLazyModule(active && tasks.some(({ count }) => count > 0), loadFace)?.HappyTicketIcon;
  const RewardMotion = useLazyModule(active, loadRewardMotion)?.RewardMotion;
  const FirstSteps = useLazyModule(person === 'guest', loadFirstSteps)?.FirstSteps;
  return { review, Face, RewardMotion, FirstSteps };
}

interface FloatingProps extends Offer, Omit<ComponentProps<typeof HomeFloatBox>, 'task'> {
  since: number;
  hasPromo: boolean;
  /** Where the page keeps room for it. */
  room: Element | null | undefined;
}

/** What floats over home: its box, and below it the promotion unless it stands on the page. */
function Floating({ since, hasPromo, room, session, next, ...offer }: FloatingProps) {
  const t = useDeferredTranslate();
  const task = useFloatingTask(offer);
  const [bar, height] = useHeight();
  return (
    <>
      {room && height > 0 && createPortal(<Room style={{ height }} />, room)}
      <FloatBar ref={bar} aria-label={t('home.more_title')} data-float>
        {task && (
          <Revealed since={since} after={revealMs.floatBox}>
            <HomeFloatBox session={session} task={task} next={next} />
          </Revealed>
        )}
        {hasPromo && (
          <Revealed since={since} after={revealMs.promoBox}>
            <HomePromoBox session={session} where="bar" waits={task !== undefined} />
          </Revealed>
        )}
      </FloatBar>
    </>
  );
}

/**
 * The part of home that is loaded in a chunk of its own after home is interactive: cards and icons in the places
 * reserved by HomeView, and floating elements while home is visible.
 */
export function DeferredHome({ session, person, since }: DeferredHomeProps) {
  const clock = useClock();
  const { home, root, visible, slots, next, isFree } = usePersistentHome();
  const active = person === 'active';
  const { tasks, user, checkins } = usePersonalPart(active);
  const { closed } = useHomeRules(session.market, visible);
  useHomeListeners(session.market, since, visible);
  const { review, Face, RewardMotion, FirstSteps } = useRareParts(person, { tasks, user });
  useFocusOnTasks(root, visible && tasks.length > 0);
  const onLuckyKnown = useStableHome(home, person, review);
  const onLuckyClaim = useCallback((can: boolean) => home.setClaim('lucky', can), [home]);
  const onReviewClaim = useCallback((can: boolean) => home.setClaim('review', can), [home]);
  if (!root) return null;
  const { market, sdk, pkgName } = session;
  const shown = tasks.filter(({ taskType: type }) => taskShown(type, pkgName, user) && !closed.includes(type));
  const choice = offeredTask({ person, tasks: active ? shown : [], market, ms: clock.now(), sdk });
  const where = person === 'guest' || textIsLarge() ? 'page' : 'bar';
  const into = (name: HomeSlot, content: ReactNode) => slots[name] && createPortal(content, slots[name]);
  const late = (after: number, part: ReactNode) => (
    <Revealed since={since} after={after}>
      {part}
    </Revealed>
  );
  const offer = { since, session, choice, tasks: shown, next: choice === next };
  return (
    <>
      {into('icon', <TitleIconButton active={active} sdk={sdk} />)}
      {into('channel', <ChannelIconButton service={channelAt(sdk)} />)}
      {into('steps', person === 'guest' && FirstSteps && <FirstSteps session={session} />)}
      {into('face', Face && <Face size={104} />)}
      {into(
        'tasks',
        <Revealed since={since} after={revealMs.lucky}>
          {active && user?.showLuckyTask && (
            <LuckyCard
              market={market}
              checkins={checkins}
              visible={visible}
              toCheckIn={() => void home.tap('task:checkin')}
              onKnown={onLuckyKnown}
              next={isFree || next === 'lucky'}
              onClaim={onLuckyClaim}
            />
          )}
          {review && (
            <review.ReviewCard
              session={session}
              next={next === 'review' || (isFree && !user?.showLuckyTask)}
              onClaim={onReviewClaim}
            />
          )}
        </Revealed>,
      )}
      {into(
        'ads',
        <>
          {where === 'page' && late(revealMs.promoBox, <HomePromoBox session={session} where={where} />)}
          {late(revealMs.homeAds, <HomeAds session={session} />)}
        </>,
      )}
      {visible && (
        <>
          {RewardMotion && <RewardMotion root={root} />}
          <Floating {...offer} room={slots.room} hasPromo={where === 'bar'} />
        </>
      )}
    </>
  );
}
