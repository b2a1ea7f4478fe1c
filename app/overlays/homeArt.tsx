import { CalendarIcon } from '@tally/ui/icons/CalendarIcon';
import { CoinIcon } from '@tally/ui/icons/CoinIcon';
import { GiftIcon } from '@tally/ui/icons/GiftIcon';
import { LettersIcon } from '@tally/ui/icons/LettersIcon';
import { PlayerIcon } from '@tally/ui/icons/PlayerIcon';
import { QuizIcon } from '@tally/ui/icons/QuizIcon';
import { ShieldIcon } from '@tally/ui/icons/ShieldIcon';
import { TicketIcon } from '@tally/ui/icons/TicketIcon';
import { WalletIcon } from '@tally/ui/icons/WalletIcon';
import type { ArtTable } from './overlayTables';

/** Side of a dialog's picture, px. */
export const artSize = 64;

/** The pictures of home's dialogs. */
export const homeArt: ArtTable = {
  coin: <CoinIcon size={artSize} />,
  gift: <GiftIcon size={artSize} />,
  calendar: <CalendarIcon size={artSize} />,
  ticket: <TicketIcon size={artSize} />,
  player: <PlayerIcon size={artSize} />,
  wallet: <WalletIcon size={artSize} />,
  shield: <ShieldIcon size={artSize} />,
  refused: <ShieldIcon mark="cross" size={artSize} />,
  letters: <LettersIcon size={artSize} />,
  quiz: <QuizIcon size={artSize} />,
};
