import type { ReadRecord } from '@tally/contract/income';
import { CalendarIcon } from '@tally/ui/icons/CalendarIcon';
import { CoinIcon } from '@tally/ui/icons/CoinIcon';
import { GiftIcon } from '@tally/ui/icons/GiftIcon';
import { LettersIcon } from '@tally/ui/icons/LettersIcon';
import { PlayerIcon } from '@tally/ui/icons/PlayerIcon';
import { QuizIcon } from '@tally/ui/icons/QuizIcon';
import { StarIcon } from '@tally/ui/icons/StarIcon';
import { SunriseIcon } from '@tally/ui/icons/SunriseIcon';
import type { IconProps } from '@tally/ui/icons/Svg';
import { TeamIcon } from '@tally/ui/icons/TeamIcon';
import { TicketIcon } from '@tally/ui/icons/TicketIcon';
import { WalletIcon } from '@tally/ui/icons/WalletIcon';
import type { ReactNode } from 'react';

/** The picture of what a record is about: the task's own where there is one. */
export const recordArt: Readonly<Record<ReadRecord['type'], (props: IconProps) => ReactNode>> = {
  checkin: CalendarIcon,
  lottery: TicketIcon,
  videoad: PlayerIcon,
  'download video': PlayerIcon,
  words: LettersIcon,
  quiz: QuizIcon,
  game: PlayerIcon,
  luckytask: GiftIcon,
  newbie: GiftIcon,
  newbietask: GiftIcon,
  review: StarIcon,
  invitation: TeamIcon,
  exchangein: SunriseIcon,
  exchangeout: SunriseIcon,
  withdraw: WalletIcon,
  refund: WalletIcon,
  cleared: CoinIcon,
  unknown: CoinIcon,
};
