import type { ComponentProps, CSSProperties } from 'react';
import { CheckIcon } from '../icons/CheckIcon';
import { FlagIcon } from '../icons/FlagIcon';
import { Skeleton } from '../Skeleton/Skeleton';
import { Bar, Cash, Coming, Line, Root } from './GoalBar.styles';

export interface GoalBarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** `unknown`: the same room, empty. `ready`: even the largest amount is reached. */
  state: 'unknown' | 'open' | 'ready';
  /** Part of the way that the cash has made, 0 to 1. */
  cash?: number;
  /** Part that the next exchange adds, 0 to 1. */
  coming?: number;
  /** What is missing; when `ready`, what can be withdrawn. */
  text?: string;
  /** Follows it in gold: the next exchange brings enough. */
  hope?: string;
  /** The goal, beside the flag. */
  amount?: string;
  /** The whole as a sentence, for those who hear it. */
  label?: string;
}

const part = (value: number) => ({ '--part': value }) as CSSProperties;

/** The way to the next withdrawal as a line: what is there, what comes, what is missing. Inline content: it may stand in a button. */
export function GoalBar({ state, cash = 0, coming = 0, text, hope, amount, label, ...rest }: GoalBarProps) {
  return (
    <Root
      {...(label && { role: 'progressbar', 'aria-label': label, 'aria-valuenow': Math.round(cash * 100) })}
      data-state={state}
      {...rest}
    >
      <Bar data-state={state}>
        {state !== 'unknown' && (
          <>
            {coming > 0 && <Coming style={part(Math.min(1, cash + coming))} />}
            <Cash style={part(cash)} />
          </>
        )}
      </Bar>
      <Line aria-hidden={!!label || undefined}>
        {state === 'unknown' ? (
          <Skeleton width="35%" height=".75rem" />
        ) : state === 'ready' ? (
          <span data-part="ready">
            <CheckIcon size={16} />
            {text}
          </span>
        ) : (
          <>
            <span>
              {text}
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
                {amount}
              </span>
            )}
          </>
        )}
      </Line>
    </Root>
  );
}
