import { revealMs } from '@tally/contract/limits';
import { isActive } from '@tally/contract/active';
import type { TaskType } from '@tally/contract/task';
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ApiError } from '../../api/apiError';
import { loadAdConfigs } from '../../features/offers/adPlaces';
import { useGetNormalTasksQuery } from '../../features/tasks/tasksApi';
import { noticesOf } from '../../features/wallet/notices';
import { useGetRankQuery } from '../../features/wallet/walletApi';
import { useAppDispatch, useAppSelector } from '../../platform/reduxHooks';
import { useAppContext } from '../../platform/appContext';
import { useGetUserInfoQuery } from '../../session/sessionApi';
import { selectFreshLogin, selectSession } from '../../session/sessionSlice';
import { homeTapped } from './homeActions';
import { homeState } from './homeState';
import type { HomeStage } from './homeStage';
import { tappedTask } from './homeTaps';
import { useOnline } from '../../platform/useOnline';
import { useCooling } from './useCooling';
import { useDeferredHome } from './useLateHome';

/** Feeds the stage from the store (second stage) and handles what is tapped on it. Draws only what comes late. */
export function HomeController({ stage }: { stage: HomeStage }) {
  const dispatch = useAppDispatch();
  const context = useAppContext();
  const session = useAppSelector(selectSession);
  const freshLogin = useAppSelector(selectFreshLogin);
  const online = useOnline();
  const navigate = useNavigate();
  const user = useGetUserInfoQuery(undefined, { skip: !session });
  const active = user.data !== undefined && isActive(user.data);
  const tasks = useGetNormalTasksQuery({}, { skip: !active });
  const rank = useGetRankQuery(
    { ...(session && { appPkgName: session.pkgName, locale: session.locale }) },
    { skip: !session },
  );
  const lotteryUntil = useCooling();
  const { clock, services } = context;
  const { visible } = useSyncExternalStore(stage.subscribe, stage.get);
  const late = useDeferredHome(visible);
  const person = user.data === undefined ? 'unknown' : active ? 'active' : 'guest';
  const [busy, setBusy] = useState<readonly TaskType[]>([]);

  const market = session?.market ?? 'id';
  const notices = useMemo(
    () =>
      rank.isUninitialized || rank.isLoading
        ? (stage.get().home?.notices ?? [])
        : noticesOf(market, rank.data ?? [], services.random),
    [rank.data, rank.isLoading, rank.isUninitialized, market, services, stage],
  );

  useLayoutEffect(() => {
    if (!session) return;
    const home = homeState({
      session,
      notices,
      lotteryUntil,
      ms: clock.now(),
      busy: tasks.data ? [] : busy,
      // What the first stage has shown stays until the store knows better: nothing falls back to a skeleton.
      user: freshLogin && !active ? undefined : (user.data ?? (user.isLoading ? stage.get().known.user : undefined)),
      tasks: tasks.data ?? (user.isLoading || tasks.isLoading ? stage.get().known.tasks : undefined),
      offline: !online,
      failed: user.error !== undefined,
    });
    stage.set({ home });
  }, [
    stage,
    session,
    notices,
    lotteryUntil,
    clock,
    freshLogin,
    active,
    user.data,
    user.error,
    user.isLoading,
    tasks.data,
    tasks.isLoading,
    tasks.fulfilledTimeStamp,
    online,
    busy,
  ]);

  useEffect(() => {
    stage.listen((tap) => {
      const task = tappedTask(tap);
      const done = dispatch(homeTapped(tap));
      if (!task) return;
      setBusy((before) => [...before, task]);
      void done.finally(() => setBusy((before) => before.filter((one) => one !== task)));
    });
  }, [stage, dispatch]);
  useEffect(() => services.after(revealMs.appConfigs, () => void dispatch(loadAdConfigs())), [services, dispatch]);
  // "A non-200 user fetch at start goes to /404" (ENTRY-13, ENTRY-15). Without an answer the page stays and says so.
  const kind = user.data === undefined ? (user.error as ApiError | undefined)?.kind : undefined;
  const refused = kind !== undefined && kind !== 'offline' && kind !== 'timeout';
  useEffect(() => {
    const from = context.navigation.currentPath();
    if (refused && from !== '/404') void navigate(`/404?from=${encodeURIComponent(from)}`, { replace: true });
  }, [refused, context, navigate]);
  return session && late && <late.HomeLate session={session} stage={stage} person={person} since={late.since} />;
}
