import type { ComponentProps } from 'react';
import { Line, Root } from './CounterList.styles';

export interface CounterListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** A number as people read it, or a dash while it is not known; several where it is one of each currency. */
  counters: readonly { label: string; value: string | readonly string[] }[];
}

/** The operations area's counter lines (OPS-3). */
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
