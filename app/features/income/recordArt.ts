import type { ReadRecord } from '@tally/contract/wallet/income';
import { CoinIcon } from '@tally/ui/icons/CoinIcon';
import { EnvelopeIcon } from '@tally/ui/icons/EnvelopeIcon';
import { GiftIcon } from '@tally/ui/icons/GiftIcon';
import { MedalIcon } from '@tally/ui/icons/MedalIcon';
import { PhoneIcon } from '@tally/ui/icons/PhoneIcon';
import { StarIcon } from '@tally/ui/icons/StarIcon';
import { SunriseIcon } from '@tally/ui/icons/SunriseIcon';
import type { IconProps } from '@tally/ui/icons/Svg';
import { TeamIcon } from '@tally/ui/icons/TeamIcon';
import { TrophyIcon } from '@tally/ui/icons/TrophyIcon';
import { WalletIcon } from '@tally/ui/icons/WalletIcon';
import type { ReactNode } from 'react';
import { taskIcons } from '../../overlays/kinds/taskIcons';

/** The icon of each type of record: the task's own icon where there is one. */
export const recordArt: Readonly<Record<ReadRecord['type'], (props: IconProps) => ReactNode>> = {
  ...taskIcons,
  'download video': PhoneIcon,
  game: MedalIcon,
  luckytask: GiftIcon,
  newbie: TrophyIcon,
  newbietask: TrophyIcon,
  review: StarIcon,
  invitation: TeamIcon,
  exchangein: SunriseIcon,
  exchangeout: SunriseIcon,
  withdraw: WalletIcon,
  refund: WalletIcon,
  cleared: CoinIcon,
  goodwill: EnvelopeIcon,
  clawback: WalletIcon,
  unknown: CoinIcon,
};
