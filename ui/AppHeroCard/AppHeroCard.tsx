import { useId, type ComponentProps } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { Ticket } from '../Ticket/Ticket';
import { StoreIcon } from '../icons/StoreIcon';
import { CardHead, CardText } from '../theme/card';
import { codeHalves } from '../theme/codeHalves';
import { App, Code, CodeLabel, CodeLine, Install, Name, Root } from './AppHeroCard.styles';

export interface AppHeroCardProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Name of the app. */
  name: string;
  /** Address of the app's icon. */
  icon?: string | undefined;
  /** One line below the app's name. */
  headline?: string;
  /** Longer description. */
  text?: string;
  /** Label of the invite code on the ticket. */
  codeLabel: string;
  /** The invitation code. */
  code: string;
  /** Words of the button. */
  action: string;
  /** Called when the button is pressed. */
  onInstall: () => void;
}

/** The app that an invitation leads to, as a ticket with the invite code and a button to the app store (INVITE-4). */
export function AppHeroCard({
  name,
  icon,
  headline,
  text,
  codeLabel,
  code,
  action,
  onInstall,
  ...rest
}: AppHeroCardProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <Ticket
        tear="below"
        stub={
          <App>
            <CardHead>
              <Avatar shape="app" size="large" name={name} src={icon} />
              <div>
                <Name id={id}>{name}</Name>
                {headline && <CardText>{headline}</CardText>}
              </div>
            </CardHead>
            {text && <p>{text}</p>}
            <Install>
              <Button block data-wraps onClick={onInstall}>
                <StoreIcon />
                {action}
              </Button>
            </Install>
          </App>
        }
      >
        <CodeLine>
          <CodeLabel>{codeLabel}</CodeLabel>
          <Code dir="ltr">{codeHalves(code)}</Code>
        </CodeLine>
      </Ticket>
    </Root>
  );
}
