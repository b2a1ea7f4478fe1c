import { useId, type ComponentProps } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { StoreIcon } from '../icons/StoreIcon';
import { Card, CardHead, CardText } from '../theme/card';
import { Name } from './AppHeroCard.styles';

export interface AppHeroCardProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  name: string;
  icon?: string | undefined;
  /** One line under the name. */
  headline?: string;
  /** More about it: who invites, what was earned. */
  text?: string;
  action: string;
  onInstall: () => void;
}

/** The app that an invitation leads to, with the way to the store (INVITE-4). */
export function AppHeroCard({ name, icon, headline, text, action, onInstall, ...rest }: AppHeroCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} {...rest}>
      <CardHead>
        <Avatar shape="app" size="large" name={name} src={icon} />
        <div>
          <Name id={id}>{name}</Name>
          {headline && <CardText>{headline}</CardText>}
        </div>
      </CardHead>
      {text && <p>{text}</p>}
      <Button block data-wraps onClick={onInstall}>
        <StoreIcon />
        {action}
      </Button>
    </Card>
  );
}
