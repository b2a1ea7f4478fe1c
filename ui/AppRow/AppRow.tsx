import { useId, type ComponentProps } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Row } from '../Row/Row';
import { Action, Headline } from './AppRow.styles';

export interface AppRowProps extends Omit<ComponentProps<'li'>, 'children' | 'title'> {
  /** Name of the app. */
  name: string;
  /** Address of the app's icon. */
  icon?: string | undefined;
  /** One line about the app. */
  headline?: string;
  /** Label of the button: the item's own, or the verb for installing. */
  action: string;
  /** Called when the row is pressed. */
  onOpen: () => void;
}

/** An app to try (APPS-1). The title of the list says that the apps are from other companies. */
export function AppRow({ name, icon, headline, action, onOpen, ...rest }: AppRowProps) {
  const id = useId();
  return (
    <Row
      lead={<Avatar shape="app" name={name} src={icon} />}
      title={<span id={`${id}n`}>{name}</span>}
      text={headline && <Headline>{headline}</Headline>}
      end={
        <Action size="small" tone="soft" id={`${id}b`} aria-labelledby={`${id}b ${id}n`} onClick={onOpen}>
          {action}
        </Action>
      }
      {...rest}
    />
  );
}
