import type { ComponentProps } from 'react';
import { paint } from '../icons/paint';
import { Svg } from '../icons/Svg';
import { Gold, Root, Stub } from './DayLine.styles';

export interface DayLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Tasks of the day. */
  total: number;
  /** How many of them are done; the first stubs turn gold. */
  done: number;
  /** Both as a sentence; without it (nothing known yet) the line is decoration. */
  label?: string | undefined;
  /** A reward has just been paid: a stub turns gold when its coins are on their way. */
  paid?: boolean | undefined;
}

/** The day's tasks as a row of stubs: those that are done are gold and checked. */
export function DayLine({ total, done, label, paid, ...rest }: DayLineProps) {
  return (
    <Root
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      data-paid={paid || undefined}
      {...rest}
    >
      {Array.from({ length: total }, (_, at) => (
        <Stub key={at} data-state={at < done ? 'done' : 'open'}>
          <Gold>
            <Svg size={14} strokeWidth={7} stroke={paint.dark}>
              <path d="m10 25 9 9 19-19" />
            </Svg>
          </Gold>
        </Stub>
      ))}
    </Root>
  );
}
