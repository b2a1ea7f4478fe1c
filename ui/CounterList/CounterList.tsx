import type { ComponentProps } from 'react';
import { Line, Root } from './CounterList.styles';

export interface CounterListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /**
   * `lines`: a card, each value at the end of its line; `inset`: the same within another card; `stacked`: each value
   * below its label, within another card.
   */
  shape?: 'lines' | 'inset' | 'stacked';
  /**
   * `value`: the formatted number, or a dash while unknown; an array if there is one for each currency. `look`:
   * whether something is wrong with it, which words say elsewhere.
   */
  counters: readonly { label: string; value: string | readonly string[]; look?: 'wrong' | undefined }[];
}

/** The list of counters on the operator page (OPS-3). */
export function CounterList({ shape = 'lines', counters, ...rest }: CounterListProps) {
  return (
    <Root data-shape={shape} {...rest}>
      {counters.map(({ label, value, look }) => (
        <Line key={label} data-several={typeof value === 'string' ? undefined : ''} data-look={look}>
          <dt>{label}</dt>
          {[value].flat().map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </Line>
      ))}
    </Root>
  );
}
