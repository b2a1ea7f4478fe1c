import { EnvelopeIcon } from '@tally/ui/icons/EnvelopeIcon';
import { MegaphoneIcon } from '@tally/ui/icons/MegaphoneIcon';
import { StarIcon } from '@tally/ui/icons/StarIcon';
import { StopwatchIcon } from '@tally/ui/icons/StopwatchIcon';
import { TeamIcon } from '@tally/ui/icons/TeamIcon';
import { UnpluggedIcon } from '@tally/ui/icons/UnpluggedIcon';
import type { ArtTable } from './overlayTables';
import { artSize, homeArt } from './homeArt';

/** The pictures of all dialogs: those of the pages behind home, and home's. */
export const pageArt: ArtTable = {
  ...homeArt,
  unplugged: <UnpluggedIcon size={artSize} />,
  envelope: <EnvelopeIcon size={artSize} />,
  megaphone: <MegaphoneIcon size={artSize} />,
  team: <TeamIcon size={artSize} />,
  clock: <StopwatchIcon size={artSize} />,
  star: <StarIcon size={artSize} />,
};
