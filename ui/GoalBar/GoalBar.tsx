import type { ComponentProps, CSSProperties } from 'react';
import { CheckIcon } from '../icons/CheckIcon';
import { FlagIcon } from '../icons/FlagIcon';
import { useFadeOnChange } from '../theme/useFadeOnChange';
import { Skeleton } from '../Skeleton/Skeleton';
import { Bar, Cash, Coming, Line, Root } from './GoalBar.styles';
import { stripesEnd } from './stripesEnd';

export interface GoalBarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `unknown`: reserved space, empty. `ready`: the largest amount can be withdrawn now. */
  state: 'unknown' | 'open' | 'ready';
  /** Share of the goal that the user's cash covers, 0 to 1. */
  cash?: number;
  /** Share of the goal that the next exchange of coins adds, 0 to 1. */
  coming?: number;
  /** What is missing for the goal, or when it can be taken; when `ready`, that the cash is enough. */
  text?: string;
  /** Text in gold after `text`: the next exchange brings enough for the goal. */
  hope?: string;
  /** The amount of the goal, shown next to the flag; when `ready`, the amount that can be withdrawn. */
  amount?: string;
  /** The whole bar as a sentence, for screen readers. */
  label?: string;
}

const part = (value: number) => ({ '--part': value }) as CSSProperties;

/**
 * Progress bar to the next withdrawal: cash, coins still to be exchanged, and what is missing. Uses only phrasing
 * content, so that it may be inside a button.
 */
export function GoalBar({ state, cash = 0, coming = 0, text, hope, amount, label, ...rest }: GoalBarProps) {
  const tomorrow = stripesEnd(cash, coming, hope);
  const cashRef = useFadeOnChange<HTMLSpanElement>(cash);
  const comingRef = useFadeOnChange<HTMLSpanElement>(tomorrow);
  return (
    <Root
      {...(label && { role: 'progressbar', 'aria-label': label, 'aria-valuenow': Math.round(cash * 100) })}
      data-state={state}
      {...rest}
    >
      <Bar>
        {state !== 'unknown' && (
          <>
            {/* Also there without coins: the first ones then grow out of nothing like all others. */}
            <Coming ref={comingRef} style={part(tomorrow)} />
            <Cash ref={cashRef} style={part(cash)} />
          </>
        )}
      </Bar>
      <Line aria-hidden={!!label || undefined} data-hope={!!hope || undefined}>
        {state === 'unknown' ? (
          <Skeleton width="35%" height=".75rem" />
        ) : (
          <>
            <span>
              {state === 'ready' && <CheckIcon size={16} />}
              <span>{text}</span>
              {hope && (
                <>
                  <span aria-hidden>·</span>
                  <strong>{hope}</strong>
                </>
              )}
            </span>
            {amount && (
              <span data-part="end">
                <FlagIcon size={16} />
                <span>{amount}</span>
              </span>
            )}
          </>
        )}
      </Line>
    </Root>
  );
}
