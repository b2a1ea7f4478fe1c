import { useState, type ComponentProps } from 'react';
import { useEnvironment, useInterval } from '../Environment/Environment';
import { Root } from './Countdown.styles';

export interface CountdownProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** When it ends, in ms on the monotonic clock (`Environment.elapsed`). */
  until: number;
  /** What is shown for the whole seconds left: `00:07`. */
  format: (seconds: number) => string;
  /** The same in words, for those who hear it. */
  label?: (seconds: number) => string;
  /** Called once, at 0. */
  onEnd?: () => void;
}

/** How often the clock is read, ms: a second is never shown more than this too long. */
const TICK = 250;

/** Seconds left of a wait. Only this text is drawn anew at each tick. */
export function Countdown({ until, format, label, onEnd, ...rest }: CountdownProps) {
  const { elapsed } = useEnvironment();
  const left = () => Math.max(0, Math.ceil((until - elapsed()) / 1000));
  const [, setSeen] = useState(-1);
  const seconds = left();
  useInterval(seconds === 0 ? undefined : TICK, () => {
    const now = left();
    setSeen(now);
    if (now === 0) onEnd?.();
  });
  return (
    <Root role="timer" aria-label={label?.(seconds)} {...rest}>
      {format(seconds)}
    </Root>
  );
}
