import type { ComponentProps } from 'react';
import { Bar, Root } from './Progress.styles';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Says what is on its way. */
  label: string;
  /** From 0 to `max`; more counts as `max`. */
  value: number;
  max: number;
}

/** How far something has come. */
export function Progress({ label, value, max, ...rest }: ProgressProps) {
  const done = Math.min(Math.max(value, 0), max);
  return (
    <Root role="progressbar" aria-label={label} aria-valuenow={done} aria-valuemin={0} aria-valuemax={max} data-state={done === max ? 'full' : 'partial'} {...rest}>
      <Bar style={{ width: `${max ? (done / max) * 100 : 0}%` }} />
    </Root>
  );
}
