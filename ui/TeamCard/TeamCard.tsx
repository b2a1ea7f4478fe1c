import { useId, type ComponentProps, type MouseEventHandler, type ReactNode } from 'react';
import { ChevronIcon } from '../icons/ChevronIcon';
import { Card, CardText, CardTitle } from '../theme/card';
import { Actions, Banner } from './TeamCard.styles';

export interface TeamCardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The picture. */
  art?: ReactNode;
  /** What it is about. */
  title: string;
  /** One sentence more. */
  text: string;
  /** Address of the team's page: picture and words of the card are a link to it. */
  href: string;
  /** Called when it is pressed. */
  onOpen?: MouseEventHandler<HTMLAnchorElement>;
  /**
   * The ways to invite: a `Button` with its label in a `span` and a short label in a `b`, and an icon button with an
   * accessible name.
   */
  children: ReactNode;
}

/** Card to invite friends: a link to the team that names the reward, and buttons for the ways to invite. */
export function TeamCard({ art, title, text, href, onOpen, children, ...rest }: TeamCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} {...rest}>
      <Banner as="a" href={href} onClick={onOpen}>
        {art}
        <div>
          <CardTitle id={id}>{title}</CardTitle>
          <CardText>{text}</CardText>
        </div>
        <ChevronIcon size={18} />
      </Banner>
      <Actions>{children}</Actions>
    </Card>
  );
}
