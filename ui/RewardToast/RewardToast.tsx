import { useTimeout } from '../Environment/Environment';
import { CoinIcon } from '../icons/CoinIcon';
import { toastTimes } from '../theme/toastTimes';
import type { ToastProps } from '../Toast/Toast';
import { Root, Sheet, Words } from './RewardToast.styles';

export interface RewardToastProps extends Omit<ToastProps, 'kind' | 'stay' | 'place'> {
  /** Coins that were paid, with their sign; they are seen, and heard from the message. */
  coins?: string;
  /** Cash that was paid, with its sign. */
  cash?: string;
  /** What the coins are worth, or that they are there; '' where only cash was paid. */
  message: string;
  /** `side`: beside the stubs of tickets, in the lower third or `at`; `top` keeps clear of a dialog. */
  place?: 'side' | 'top';
  /** Where it begins, px from the top of the screen. */
  at?: number;
}

/** A small gold ticket: what was just earned, and what it is worth. It goes after 3 s (TASK-24) and is in nobody's way. */
export function RewardToast({ coins, cash, message, place = 'side', at, style, onEnd, ...rest }: RewardToastProps) {
  useTimeout(toastTimes.long, onEnd);
  return (
    <Root
      role="status"
      data-kind="reward"
      data-place={place}
      style={at === undefined ? style : { ...style, alignItems: 'start', paddingTop: at }}
      {...rest}
    >
      <Sheet tear="side" notch="small" tone="gold" stub={<CoinIcon size={34} />}>
        <Words>
          <strong>
            {coins && <span aria-hidden>{coins}</span>}
            {cash && <span>{cash}</span>}
          </strong>
          {message}
        </Words>
      </Sheet>
    </Root>
  );
}
