import { CalendarIcon } from '@tally/ui/icons/CalendarIcon';
import { ClockIcon } from '@tally/ui/icons/ClockIcon';
import { CoinIcon } from '@tally/ui/icons/CoinIcon';
import { EnvelopeIcon } from '@tally/ui/icons/EnvelopeIcon';
import { GiftIcon } from '@tally/ui/icons/GiftIcon';
import { MegaphoneIcon } from '@tally/ui/icons/MegaphoneIcon';
import { PlayerIcon } from '@tally/ui/icons/PlayerIcon';
import { ShieldIcon } from '@tally/ui/icons/ShieldIcon';
import { TeamIcon } from '@tally/ui/icons/TeamIcon';
import { TicketIcon } from '@tally/ui/icons/TicketIcon';
import { UnpluggedIcon } from '@tally/ui/icons/UnpluggedIcon';
import { WalletIcon } from '@tally/ui/icons/WalletIcon';
import type { ReactNode } from 'react';
import type { DialogArt } from './dialogContent';

const size = 64;

/** The pictures of the dialogs. */
export const dialogArt: Readonly<Record<DialogArt, ReactNode>> = {
  coin: <CoinIcon size={size} />,
  gift: <GiftIcon size={size} />,
  calendar: <CalendarIcon size={size} />,
  ticket: <TicketIcon size={size} />,
  player: <PlayerIcon size={size} />,
  wallet: <WalletIcon size={size} />,
  unplugged: <UnpluggedIcon size={size} />,
  shield: <ShieldIcon size={size} />,
  clock: <ClockIcon size={size} />,
  envelope: <EnvelopeIcon size={size} />,
  megaphone: <MegaphoneIcon size={size} />,
  team: <TeamIcon size={size} />,
};
