import { useId, type ComponentProps } from 'react';
import { EnvelopeIcon } from '../icons/EnvelopeIcon';
import { Card, CardHead, CardTitle } from '../theme/card';
import { Caption, Quote, Reply } from './ReplyBlock.styles';

export interface ReplyBlockProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Says whose answer it is. */
  title: string;
  /** Heading above the user's message. */
  issueLabel: string;
  /** What the person wrote. */
  issue: string;
  /** What was answered. */
  reply: string;
  /** When the reply was sent, e.g. `Replied: 5 Mar · 20.07`. */
  time: string;
}

/** Reply of customer service, with the user's message that it answers (FEEDBACK-1). */
export function ReplyBlock({ title, issueLabel, issue, reply, time, ...rest }: ReplyBlockProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} {...rest}>
      <CardHead>
        <EnvelopeIcon size={32} />
        <div>
          <CardTitle id={id}>{title}</CardTitle>
        </div>
      </CardHead>
      <Quote>
        <Caption>{issueLabel}</Caption>
        {issue}
      </Quote>
      <Reply>{reply}</Reply>
      <Caption>{time}</Caption>
    </Card>
  );
}
