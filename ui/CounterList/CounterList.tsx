import type { ComponentProps } from 'react';
import { Line, Root } from './CounterList.styles';

export interface CounterListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** `value`: the formatted number, or a dash while unknown; an array if there is one for each currency. */
  counters: readonly { label: string; value: string | readonly string[] }[];
}

/** The list of counters on the operator page (OPS-3). */
export function CounterList({ counters, ...rest }: CounterListProps) {
  return (
    <Root {...rest}>
      {counters.map(({ label, value }) => (
        <Line key={label} data-several={typeof value === 'string' ? undefined : ''}>
          <dt>{label}</dt>
          {[value].flat().map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </Line>
      ))}
    </Root>
  );
}
