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
  /** The item's own word for its button, or `Download`. */
  action: string;
  onOpen: () => void;
}

/** An app to try (APPS-1). Its list is titled as a list of apps of others. */
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
