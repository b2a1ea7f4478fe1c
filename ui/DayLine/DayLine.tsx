import type { ComponentProps } from 'react';
import { paint } from '../icons/paint';
import { Svg } from '../icons/Svg';
import { Gold, Root, Stub } from './DayLine.styles';

export interface DayLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of daily tasks. */
  total: number;
  /** Number of them that are done; that many stubs, from the first, are gold. */
  done: number;
  /** Both numbers as a sentence, for screen readers; without it (nothing loaded yet) the line is hidden from them. */
  label?: string | undefined;
  /** A reward has just been paid: a stub turns gold while its coins are flying. */
  paid?: boolean | undefined;
}

/** The daily tasks as a row of ticket stubs: the ones that are done are gold with a check mark. */
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
