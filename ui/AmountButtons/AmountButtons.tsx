import type { ReactNode } from 'react';
import { GiftIcon } from '../icons/GiftIcon';
import { TeamIcon } from '../icons/TeamIcon';
import { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup';
import { Amount, Content, Note, Part } from './AmountButtons.styles';

export interface AmountOption {
  /** In the market's currency, decimal. */
  value: number;
  /** The amount as people read it, e.g. `Rp 10.000`. */
  amount: string;
  /** When it arrives, e.g. `Arrives within 3 days`; of an amount that cannot be had yet what it lacks. */
  note: string;
  /** What it lacks. It can be chosen all the same: what follows explains. */
  lacks?: 'cash' | 'lucky' | 'members' | undefined;
  /** Where cash is lacking: how much of it is there, 0 to 1. */
  part?: number | undefined;
  disabled?: boolean;
}
export interface AmountButtonsProps extends Omit<RadioGroupProps<number>, 'options' | 'columns'> {
  options: readonly AmountOption[];
}

const pictures: Readonly<Record<NonNullable<AmountOption['lacks']>, ReactNode>> = {
  cash: null,
  lucky: <GiftIcon size={16} />,
  members: <TeamIcon size={16} />,
};

/** The four amounts that can be withdrawn, each with the time it takes, or what it lacks (WITHDRAW-3, WITHDRAW-11). */
export function AmountButtons({ options, ...rest }: AmountButtonsProps) {
  return (
    <RadioGroup
      columns={2}
      options={options.map(({ amount, note, lacks, part, ...option }) => ({
        ...option,
        later: lacks !== undefined,
        content: (
          <Content data-lacks={lacks}>
            <Amount>{amount}</Amount> {lacks === 'cash' && <Part style={{ '--part': part ?? 0 }} />}
            <Note>
              {lacks && pictures[lacks]}
              {note}
            </Note>
          </Content>
        ),
      }))}
      {...rest}
    />
  );
}
