import { useTimeout } from '../Environment/Environment';
import { CoinIcon } from '../icons/CoinIcon';
import { WalletIcon } from '../icons/WalletIcon';
import { toastTimes } from '../theme/toastTimes';
import type { ToastProps } from '../Toast/Toast';
import { Root, Sheet, Words } from './RewardToast.styles';

export interface RewardToastProps extends Omit<ToastProps, 'kind' | 'stay' | 'place'> {
  /** Coins paid, with their sign and their name. */
  coins?: string;
  /** Cash paid, with its sign. */
  cash?: string;
  /** What the coins are worth, or that they were credited, without their number; '' if only cash was paid. */
  message: string;
  /** `large`: a result near the highest possible one. It has rays. */
  size?: 'usual' | 'large';
  /** `side`: left of the tickets' stubs, in the lower third or at `at`; `top`: keeps clear of an open dialog. */
  place?: 'side' | 'top';
  /** Distance from the top of the screen, px. */
  at?: number;
}

/**
 * A small gold ticket that shows a reward and its value. It disappears after 3 s (TASK-24) and blocks no interaction.
 */
export function RewardToast({ coins, cash, message, size = 'usual', ...others }: RewardToastProps) {
  const { place = 'side', at, style, onEnd, ...rest } = others;
  useTimeout(toastTimes.long, onEnd);
  return (
    <Root
      role="status"
      data-kind="reward"
      data-place={place}
      style={at === undefined ? style : { ...style, alignItems: 'start', paddingTop: at }}
      {...rest}
    >
      <Sheet
        data-size={size}
        tear="side"
        notch="small"
        tone="gold"
        stub={coins ? <CoinIcon size={34} /> : <WalletIcon size={28} />}
      >
        <Words>
          {coins && <strong>{coins}</strong>}
          <span>{message}</span>
          {cash && <strong>{cash}</strong>}
        </Words>
      </Sheet>
    </Root>
  );
}
