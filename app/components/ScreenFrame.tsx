import { Hero } from '@tally/ui/Hero';
import { IconButton } from '@tally/ui/IconButton';
import { OfflineBar } from '@tally/ui/OfflineBar';
import { Page } from '@tally/ui/Page';
import { TitleBar } from '@tally/ui/TitleBar';
import { ChatIcon } from '@tally/ui/icons/ChatIcon';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from '../i18n/useTranslate';
import { useOnline, useServices } from '../state/appContext';
import { Favicon } from './Favicon';
import { LeaveButton, type Leave } from './LeaveButton';
import { useOfflineNote } from './useOfflineNote';
import { useToFeedback } from './useToFeedback';

export interface ScreenFrameProps extends Omit<ComponentProps<typeof Page>, 'title' | 'head'> {
  title: string;
  /** Replaces the title bar; it contains the page's heading. */
  head?: ReactNode;
  leave?: Leave;
  /** Shows the feedback button at the end of the title bar. */
  feedback?: boolean;
  /** Card that overlaps the red head; `ticket`: one with a stub, which overlaps less of it. */
  card?: ReactNode;
  hangs?: 'card' | 'ticket';
  /** Ticket that overlaps the red head, with its tear line on the red. */
  ticket?: ReactNode;
  /** When what the page shows was fetched, by the phone's clock, ms since the epoch: offline, the page says it. */
  fetchedAt?: number | undefined;
}

/** Button at the end of the title bar that opens customer service. */
function FeedbackButton() {
  const t = useTranslate();
  return (
    <IconButton label={t('a11y.open_feedback')} onClick={useToFeedback()}>
      <ChatIcon size={22} />
    </IconButton>
  );
}

/**
 * Layout of a screen behind home: red head with back or close button, title, feedback button and overlapping card;
 * content; bar. A message says once that the phone is offline; a card of amounts shows that message itself.
 */
export function ScreenFrame({
  title,
  head,
  leave = 'step',
  feedback,
  card,
  hangs = 'card',
  ticket,
  fetchedAt,
  children,
  ...page
}: ScreenFrameProps) {
  const hosted = useServices().host() !== undefined;
  const offline = !useOnline() && !card;
  const note = useOfflineNote('network.offline_action', fetchedAt);
  // Where home has it too: the back button comes first, the close icon last.
  const closes = leave === 'home' || leave === 'hosted';
  // Above what it is about, also where that is a ticket in the head.
  const notice = offline && <OfflineBar>{note}</OfflineBar>;
  return (
    <Page
      head={
        <Hero overlap={card ? hangs : ticket ? 'ticket' : 'none'}>
          {head ?? (
            <TitleBar
              title={title}
              start={leave === 'step' && <LeaveButton leave={leave} />}
              end={
                (feedback || closes) && (
                  <>
                    {feedback && <FeedbackButton />}
                    {closes && <LeaveButton leave={leave} />}
                  </>
                )
              }
            />
          )}
          {card}
          {ticket && notice}
          {ticket}
        </Hero>
      }
      {...page}
    >
      {!hosted && <Favicon />}
      {!ticket && notice}
      {/* Elements of the screen, never words alone. */}
      <>{children}</>
    </Page>
  );
}
