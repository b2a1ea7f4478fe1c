import { CoinFlight } from '@tally/ui/CoinFlight';
import { useState } from 'react';
import { selectUser } from '../../../../session/selectors';
import { selectToast } from '../../../../state/overlaysSlice';
import { useAppSelector } from '../../../../state/reduxHooks';
import { rewardPath } from './rewardPath';
import { useFadingRows } from './useFadingRows';

interface FlightProps {
  root: HTMLElement;
  task: string;
  gain: string;
}

/**
 * The path is computed once, when the reward is paid: the coins do not follow elements that move during the animation.
 */
function Flight({ root, task, gain }: FlightProps) {
  const coins = useAppSelector((state) => String(selectUser(state)?.coin ?? ''));
  const [path] = useState(() => {
    const count = root.querySelector('[data-coins]');
    return rewardPath(
      root.querySelector('[data-coins] svg'),
      count,
      root.querySelector(`[data-tap="task:${task}"] button`),
      coins.length > (count?.textContent.replace(/\D/g, '').length ?? Infinity),
    );
  });
  useFadingRows(root);
  return path && <CoinFlight {...path} gain={gain} />;
}

/**
 * Animates a reward's coins from its task to the balance, which counts up as they land (EARN-2). Without a visible
 * target there is no animation; nothing waits for it, because the number is animated independently.
 */
export function RewardMotion({ root }: { root: HTMLElement }) {
  const toast = useAppSelector(selectToast);
  const { task, coins } = toast?.kind === 'reward.paid' ? toast.params : {};
  return task && coins && <Flight key={toast?.id} root={root} task={task} gain={`+${coins}`} />;
}
