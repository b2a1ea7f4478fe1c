import type { ComponentProps } from 'react';
import { paint } from '../icons/paint';
import { Svg } from '../icons/Svg';
import { Root, Stub } from './DayLine.styles';

export interface DayLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Tasks of the day. */
  total: number;
  /** How many of them are done; the first stubs turn gold. */
  done: number;
  /** Both as a sentence; without it (nothing known yet) the line is decoration. */
  label?: string | undefined;
}

/** The day's tasks as a row of stubs: those that are done are gold and checked. */
export function DayLine({ total, done, label, ...rest }: DayLineProps) {
  return (
    <Root {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })} {...rest}>
      {Array.from({ length: total }, (_, at) => (
        <Stub key={at} data-state={at < done ? 'done' : 'open'}>
          {at < done && (
            <Svg size={14} strokeWidth={7} stroke={paint.dark}>
              <path d="m10 25 9 9 19-19" />
            </Svg>
          )}
        </Stub>
      ))}
    </Root>
  );
}
