import type { ComponentProps } from 'react';
import { CheckIcon } from '../icons/CheckIcon';
import { Days, Root, Said } from './WeekStamps.styles';

export interface WeekStampsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The seven days of a week, from its first: whether each has a stamp. */
  days: readonly boolean[];
  /** How many there are, in words, e.g. `4 days this week`. */
  label: string;
}

/** A week of small stubs, stamped on the days that count. The words stand beside them where there is room. */
export function WeekStamps({ days, label, ...rest }: WeekStampsProps) {
  return (
    <Root {...rest}>
      <Days aria-hidden>
        {days.map((stamped, day) => (
          <i key={day} data-state={stamped ? 'stamped' : 'open'}>
            {stamped && <CheckIcon size={8} />}
          </i>
        ))}
      </Days>
      <Said>{label}</Said>
    </Root>
  );
}
