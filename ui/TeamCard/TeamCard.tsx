import { useId, type ComponentProps, type ReactNode } from 'react';
import { Card, CardHead, CardText, CardTitle } from '../theme/card';
import { Actions } from './TeamCard.styles';

export interface TeamCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  art?: ReactNode;
  title: string;
  text: string;
  /** The ways to invite: a named `Button` with its words in a `span` and in short in a `b`, and one that is a glyph with a name. */
  children: ReactNode;
}

/** Invites friends: what it brings, and the ways to do it. */
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
