import { useId, type ComponentProps, type ReactNode } from 'react';
import { Card, CardHead, CardText, CardTitle } from '../theme/card';
import { Actions } from './TeamCard.styles';

export interface TeamCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  art?: ReactNode;
  title: string;
  text: string;
  /**
   * The ways to invite: a `Button` with its label in a `span` and a short label in a `b`, and an icon button with an
   * accessible name.
   */
  children: ReactNode;
}

/** Card to invite friends: the reward for it, and buttons for the ways to invite. */
export function TeamCard({ art, title, text, children, ...rest }: TeamCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} {...rest}>
      <CardHead>
        {art}
        <div>
          <CardTitle id={id}>{title}</CardTitle>
          <CardText>{text}</CardText>
        </div>
      </CardHead>
      <Actions>{children}</Actions>
    </Card>
  );
}
