import { revealMs } from '@tally/contract/limits/home';
import { useEffect } from 'react';
import { apiErrorOf } from '../../api/apiError';
import { loadAdConfigs } from '../../features/offers/adConfigs';
import { tasksApi } from '../../features/tasks/tasksApi';
import { walletApi } from '../../features/wallet/walletApi';
import { useAppDispatch, useAppSelector } from '../../state/reduxHooks';
import { useNavigation, useServices } from '../../state/appContext';
import { personOf } from '../../state/person';
import { useGetUserInfoQuery } from '../../session/sessionApi';
import { selectLoggedIn, selectLogins, selectSession } from '../../state/sessionSlice';
import { usePersistentHome } from './mountedHome';
import { rankQuery } from './rankQuery';
import { useDeferredHome } from './useDeferredHome';

const { getNormalTasks } = tasksApi.endpoints;
const { getRank } = walletApi.endpoints;

/**
 * Subscribes to home's data on every page, so that it stays in the store. Renders only the deferred part.
 */
export function HomeSubscriptions() {
  const mounted = usePersistentHome();
  const logins = useAppSelector(selectLogins);
  const loggedIn = useAppSelector(selectLoggedIn);
  return <PersonSubscriptions key={logins} loggedIn={loggedIn} deferred={useDeferredHome(mounted)} />;
}

interface PersonSubscriptionsProps {
  loggedIn: boolean;
  deferred: ReturnType<typeof useDeferredHome>;
}

/** The subscriptions of one person. */
function PersonSubscriptions({ loggedIn, deferred }: PersonSubscriptionsProps) {
  const dispatch = useAppDispatch();
  const services = useServices();
  const navigation = useNavigation();
  const session = useAppSelector(selectSession);
  const user = useGetUserInfoQuery(undefined, { skip: !session });
  const person = personOf(user.data, loggedIn);
  // Their data are read from the store (homeSource.ts): a subscription alone has no selectors, and causes no render.
  getNormalTasks.useQuerySubscription({}, { skip: person !== 'active' });
  getRank.useQuerySubscription(rankQuery(session), { skip: !session });

  useEffect(() => services.after(revealMs.appConfigs, () => void dispatch(loadAdConfigs())), [services, dispatch]);
  // "A non-200 user fetch at start goes to /404" (ENTRY-13, ENTRY-15). Without a response (offline, time-out) home
  // stays and shows a message.
  const kind = user.data === undefined ? apiErrorOf(user.error)?.kind : undefined;
  const refused = kind !== undefined && kind !== 'offline' && kind !== 'timeout';
  useEffect(() => {
    const from = navigation.currentPath();
    if (refused && from !== '/404') navigation.go(`/404?from=${encodeURIComponent(from)}`, { replace: true });
  }, [refused, navigation]);
  return session && deferred && <deferred.DeferredHome session={session} person={person} since={deferred.since} />;
}
