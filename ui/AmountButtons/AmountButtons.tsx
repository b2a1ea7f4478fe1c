import type { ReactNode } from 'react';
import { GiftIcon } from '../icons/GiftIcon';
import { TeamIcon } from '../icons/TeamIcon';
import { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup';
import { Amount, Content, Note, Part } from './AmountButtons.styles';

export interface AmountOption {
  /** Decimal amount in the market's currency. */
  value: number;
  /** The formatted amount, e.g. `Rp 10.000`. */
  amount: string;
  /**
   * When the money arrives, e.g. `Arrives within 3 days`, or, for an amount that is not available yet, what is missing.
   */
  note: string;
  /** The requirement that is not met yet. The option can still be chosen: the next step explains what is missing. */
  lacks?: 'cash' | 'lucky' | 'members' | 'other' | undefined;
  /** When cash is missing: the share of the amount that the user already has, 0 to 1. */
  part?: number | undefined;
  /** Cannot be chosen, e.g. while a withdrawal is sent. */
  disabled?: boolean;
}
export interface AmountButtonsProps extends Omit<RadioGroupProps<number>, 'options' | 'columns'> {
  /** The amounts, smallest first. */
  options: readonly AmountOption[];
}

const pictures: Readonly<Record<NonNullable<AmountOption['lacks']>, ReactNode>> = {
  cash: null,
  lucky: <GiftIcon size={14} />,
  members: <TeamIcon size={14} />,
  other: null,
};

/** The four withdrawal amounts, each with its arrival time or with what is missing (WITHDRAW-3, WITHDRAW-11). */
export function AmountButtons({ options, ...rest }: AmountButtonsProps) {
  return (
    <RadioGroup
      columns={2}
      options={options.map(({ amount, note, lacks, part, ...option }) => ({
        ...option,
        later: lacks !== undefined,
        content: (
          <Content data-lacks={lacks}>
            <Amount>{amount}</Amount>{' '}
            <Note>
              {lacks && pictures[lacks]}
              <span>{note}</span>
            </Note>
            {lacks === 'cash' && <Part style={{ '--part': part ?? 0 }} />}
          </Content>
        ),
      }))}
      {...rest}
    />
  );
}
