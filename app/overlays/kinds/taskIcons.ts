import type { TaskType } from '@tally/contract/tasks/task';
import { CalendarIcon } from '@tally/ui/icons/CalendarIcon';
import { LettersIcon } from '@tally/ui/icons/LettersIcon';
import { PlayerIcon } from '@tally/ui/icons/PlayerIcon';
import { QuizIcon } from '@tally/ui/icons/QuizIcon';
import type { IconProps } from '@tally/ui/icons/Svg';
import { TicketIcon } from '@tally/ui/icons/TicketIcon';
import type { ReactNode } from 'react';

/** Icon of each daily task: on home, in its dialogs and beside its records. */
export const taskIcons: Readonly<Record<TaskType, (props: IconProps) => ReactNode>> = {
  checkin: CalendarIcon,
  lottery: TicketIcon,
  videoad: PlayerIcon,
  words: LettersIcon,
  quiz: QuizIcon,
};
