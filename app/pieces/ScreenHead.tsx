import { Hero } from '@tally/ui/Hero';
import { IconButton } from '@tally/ui/IconButton';
import { TitleBar } from '@tally/ui/TitleBar';
import { BackIcon } from '@tally/ui/icons/BackIcon';
import { ChatIcon } from '@tally/ui/icons/ChatIcon';
import { CloseIcon } from '@tally/ui/icons/CloseIcon';
import type { ReactNode } from 'react';
import { useAppDispatch, useOutside, useText } from '../hooks';
import { closeShell } from '../links';
import { askToLogIn } from '../session/login';
import { usePerson } from '../session/usePerson';

interface ScreenHeadProps {
  title: string;
  /** Shows the way to feedback at the end of the title. */
  feedback?: boolean;
  /** `step`: one page back. `shell`: closes the window that the host opened for this page. */
  leave?: 'step' | 'shell';
  /** A card that hangs from the red. */
  children?: ReactNode;
}

/** The red head of a page behind home: back, title, feedback and what hangs from it. */
export function ScreenHead({ title, feedback, leave = 'step', children }: ScreenHeadProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const { router, services } = useOutside();
  const { active } = usePerson();
  const toFeedback = () => (active ? router.go('/feedback') : void dispatch(askToLogIn('task')));
  return (
    <Hero overlap={children ? 'card' : 'none'}>
      <TitleBar
        title={title}
        start={
          leave === 'step'
            ? <IconButton label={t('a11y.back')} onClick={() => router.back()}><BackIcon size={22} /></IconButton>
            : <IconButton label={t('a11y.close_page')} onClick={() => services.navigate(closeShell)}><CloseIcon size={22} /></IconButton>
        }
        end={feedback && <IconButton label={t('a11y.open_feedback')} onClick={toFeedback}><ChatIcon size={22} /></IconButton>}
      />
      {children}
    </Hero>
  );
}
