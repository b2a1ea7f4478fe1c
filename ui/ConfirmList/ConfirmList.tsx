import type { ComponentProps } from 'react';
import { Pair, Root } from './ConfirmList.styles';

export interface ConfirmListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** What is confirmed, line by line. */
  rows: readonly { label: string; value: string }[];
}

/** Label and value pairs to check before they are sent (the account's confirm dialog, ACCOUNT-2). */
export function ConfirmList({ rows, ...rest }: ConfirmListProps) {
  return (
    <Root {...rest}>
      {rows.map(({ label, value }) => (
        <Pair key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Pair>
      ))}
    </Root>
  );
}
