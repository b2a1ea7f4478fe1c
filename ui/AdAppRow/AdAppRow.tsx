import { useId, type ComponentProps } from 'react';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Row } from '../Row/Row';
import { Actions } from './AdAppRow.styles';

/** A word and what happens when it is pressed. */
export interface RowAction {
  label: string;
  onPress: () => void;
}
export interface AdAppRowProps extends Omit<ComponentProps<'li'>, 'children' | 'title'> {
  name: string;
  /** Package name, e.g. `com.example.app`. */
  pkg: string;
  /** How often it was shown, in words. */
  count: string;
  copy: RowAction;
  downloaded: RowAction;
  noApk: RowAction;
  /** Stands in for the last button once it was pressed. */
  marked?: string | undefined;
}

/** An ad app to be looked after by staff (section 2, Ops page). */
export function AdAppRow({ name, pkg, count, copy, downloaded, noApk, marked, ...rest }: AdAppRowProps) {
  const id = useId();
  const button = ({ label, onPress }: RowAction, key: string) => (
    <Button block size="small" tone="soft" id={`${id}${key}`} aria-labelledby={`${id}${key} ${id}n`} onClick={onPress}>
      {label}
    </Button>
  );
  return (
    <Row
      data-state={marked ? 'marked' : 'open'}
      title={<span id={`${id}n`}>{name}</span>}
      text={pkg}
      foot={
        <>
          {count}
          <Actions>
            {button(copy, 'c')}
            {button(downloaded, 'd')}
            {marked ? <Badge kind="neutral">{marked}</Badge> : button(noApk, 'x')}
          </Actions>
        </>
      }
      {...rest}
    />
  );
}
