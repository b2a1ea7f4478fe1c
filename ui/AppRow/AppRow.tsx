import { useId, type ComponentProps } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { Row } from '../Row/Row';
import { Headline } from './AppRow.styles';

export interface AppRowProps extends Omit<ComponentProps<'li'>, 'children' | 'title'> {
  name: string;
  icon?: string | undefined;
  /** One line about the app. */
  headline?: string;
  /** Label of the button: the item's own, or `Download`. */
  action: string;
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
        <Button size="small" tone="soft" id={`${id}b`} aria-labelledby={`${id}b ${id}n`} onClick={onOpen}>
          {action}
        </Button>
      }
      {...rest}
    />
  );
}
