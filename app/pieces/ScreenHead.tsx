import { Hero } from '@tally/ui/Hero';
import { IconButton } from '@tally/ui/IconButton';
import { TitleBar } from '@tally/ui/TitleBar';
import { ChatIcon } from '@tally/ui/icons/ChatIcon';
import type { ReactNode } from 'react';
import { useAppDispatch, useOutside, useText } from '../hooks';
import { askToLogIn } from '../session/login';
import { usePerson } from '../session/usePerson';
import { WayOut, type Leave } from './WayOut';

interface ScreenHeadProps {
  title: string;
  /** Shows the way to feedback at the end of the title. */
  feedback?: boolean;
  leave?: Leave;
  /** A card that hangs from the red. */
  children?: ReactNode;
}

/** The red head of a page behind home: back, title, feedback and what hangs from it. */
export function ScreenHead({ title, feedback, leave = 'step', children }: ScreenHeadProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { router } = useOutside();
  const { active } = usePerson();
  const toFeedback = () => (active ? router.go('/feedback') : void dispatch(askToLogIn('task')));
  return (
    <Hero overlap={children ? 'card' : 'none'}>
      <TitleBar
        title={title}
        start={<WayOut leave={leave} />}
        end={feedback && <IconButton label={t('a11y.open_feedback')} onClick={toFeedback}><ChatIcon size={22} /></IconButton>}
      />
      {children}
    </Hero>
  );
}
