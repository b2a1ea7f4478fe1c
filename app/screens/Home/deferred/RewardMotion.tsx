import { CoinFlight } from '@tally/ui/CoinFlight';
import { useState } from 'react';
import { selectToast } from '../../../overlays/overlaysSlice';
import { useAppSelector } from '../../../platform/reduxHooks';
import { rewardPath } from './rewardPath';

interface FlightProps {
  root: HTMLElement;
  task: string;
  gain: string;
}

/** The way is taken once, when the reward is paid: coins do not follow what moves meanwhile. */
function Flight({ root, task, gain }: FlightProps) {
  const [path] = useState(() =>
    rewardPath(root.querySelector('[data-coins] svg'), root.querySelector(`[data-tap="task:${task}"] button`)),
  );
  return path && <CoinFlight from={path.from} to={path.to} gain={gain} />;
}

/**
 * Coins of a reward fly from its task to the balance, which counts up as they land (EARN-2). Nothing flies to what is not
 * in view, and nobody waits for it: the number has its own clock.
 */
export function RewardMotion({ root }: { root: HTMLElement }) {
  const toast = useAppSelector(selectToast);
  if (toast?.kind !== 'reward.paid') return null;
  const { task, coins } = toast.params;
  return task && coins && <Flight key={toast.id} root={root} task={task} gain={`+${coins}`} />;
}
