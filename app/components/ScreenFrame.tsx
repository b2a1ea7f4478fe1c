import { Hero } from '@tally/ui/Hero';
import { OfflineBar } from '@tally/ui/OfflineBar';
import { Page } from '@tally/ui/Page';
import { TitleBar } from '@tally/ui/TitleBar';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { useOnline } from '../platform/useOnline';
import { FeedbackButton } from './FeedbackButton';
import { LeaveButton, type Leave } from './LeaveButton';

export interface ScreenFrameProps extends Omit<ComponentProps<typeof Page>, 'title' | 'head'> {
  title: string;
  /** In place of the title bar: it holds the page's heading. */
  head?: ReactNode;
  leave?: Leave;
  /** Shows the way to feedback at the end of the title. */
  feedback?: boolean;
  /** A card that hangs from the red head; `ticket`: one with a stub, which hangs lower. */
  card?: ReactNode;
  hangs?: 'card' | 'ticket';
  /** A ticket that hangs from it, its tear on the red. */
  ticket?: ReactNode;
}

/**
 * A screen behind home: red head with way out, title, feedback and what hangs from it; content; bar. A phone without a
 * network is told so, once: a card of amounts says it beside them.
 */
export function ScreenFrame({
  title,
  head,
  leave = 'step',
  feedback,
  card,
  hangs = 'card',
  ticket,
  children,
  ...page
}: ScreenFrameProps) {
  const t = useTranslate();
  const offline = !useOnline() && !card;
  return (
    <Page
      head={
        <Hero overlap={card ? hangs : ticket ? 'ticket' : 'none'}>
          {head ?? (
            <TitleBar title={title} start={<LeaveButton leave={leave} />} end={feedback && <FeedbackButton />} />
          )}
          {card}
          {ticket}
        </Hero>
      }
      {...page}
    >
      {offline && <OfflineBar>{t('network.offline_action')}</OfflineBar>}
      {children}
    </Page>
  );
}
