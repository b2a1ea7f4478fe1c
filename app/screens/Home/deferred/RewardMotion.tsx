import { CoinFlight, type CoinFlightProps } from '@tally/ui/CoinFlight';
import { useLayoutEffect, useState } from 'react';
import { selectToast } from '../../../overlays/overlaysSlice';
import { useAppSelector } from '../../../platform/reduxHooks';
import { rewardPath } from './rewardPath';

/** `id`: of the toast, so that each reward flies once. */
type Flight = Pick<CoinFlightProps, 'from' | 'to'> & { id: string };

/**
 * Coins of a reward fly from its task to the balance, which counts up as they land (REWARD-2). Nothing flies to what is not
 * in view, and nobody waits for it: the number has its own clock.
 */
export function RewardMotion({ root }: { root: HTMLElement }) {
  const toast = useAppSelector(selectToast);
  const { id, params } = toast?.kind === 'reward.paid' ? toast : {};
  const task = params?.coins && params.task;
  const [flight, setFlight] = useState<Flight>();
  useLayoutEffect(() => {
    const path =
      task &&
      rewardPath(root.querySelector('[data-coins] svg'), root.querySelector(`[data-tap="task:${task}"] button`));
    if (id && path) setFlight({ id, ...path });
  }, [root, id, task]);
  return (
    flight?.id === id && flight && <CoinFlight key={id} from={flight.from} to={flight.to} gain={`+${params?.coins}`} />
  );
}
