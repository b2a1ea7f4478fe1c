import { useState, type ComponentProps } from 'react';
import { useEnvironment, useInterval } from '../Environment/Environment';
import { Root } from './Countdown.styles';

export interface CountdownProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** End time, in ms on the monotonic clock (`Environment.elapsed`). */
  until: number;
  /** Formats the whole seconds left, e.g. `00:07`. */
  format: (seconds: number) => string;
  /** The same in words, for screen readers. */
  label?: (seconds: number) => string;
  /** Called once, at 0. */
  onEnd?: () => void;
}

/** Interval in ms at which the clock is read: a displayed second is at most this late. */
const tickMs = 250;

/** Shows the seconds left until `until`. A tick re-renders only this text. */
export function Countdown({ until, format, label, onEnd, ...rest }: CountdownProps) {
  const { elapsed } = useEnvironment();
  const left = () => Math.max(0, Math.ceil((until - elapsed()) / 1000));
  const [, setSeen] = useState(-1);
  const seconds = left();
  useInterval(seconds === 0 ? undefined : tickMs, () => {
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
