import { FittedAmount } from '@tally/ui/FittedAmount';
import { GiftIcon } from '@tally/ui/icons/GiftIcon';
import type { ReactNode } from 'react';
import { Amount, Prize } from './prizeTicket.styles';

/** An amount that was just paid, large on a gold ticket, below a dialog's message (EARN-7). */
export const prizeTicket = (amount: string): ReactNode => (
  <Prize tear="side" notch="small" tone="gold" stub={<GiftIcon size={28} />}>
    <Amount>
      <FittedAmount>{amount}</FittedAmount>
    </Amount>
  </Prize>
);
