import { useId, type ComponentProps, type ReactNode } from 'react';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Row } from '../Row/Row';
import { Actions, Fields } from './AdAppRow.styles';

/** Label and handler of a button. */
export interface RowAction {
  /** Words of the button. */
  label: string;
  /** Called when it is pressed. */
  onPress: () => void;
}
export interface AdAppRowProps extends Omit<ComponentProps<'li'>, 'children' | 'title'> {
  /** Name of the app. */
  name: string;
  /** Package name, e.g. `com.example.app`. */
  pkg: string;
  /** Text with the number of times the ad was shown. */
  count: string;
  /** Copies the address of the app. */
  copy: RowAction;
  /** Marks the app as downloaded. */
  downloaded: RowAction;
  /** Marks the app as one without a file to install. */
  noApk: RowAction;
  /** Button that opens the form fields for the package's details; undefined once they are open. */
  details?: RowAction | undefined;
  /** The form fields, shown above the buttons. */
  fields?: ReactNode;
  /** Badge that replaces the last button after it was pressed. */
  marked?: string | undefined;
}

/** Row of an ad app that operators have to process on the ads page (OPS-7). */
export function AdAppRow({
  name,
  pkg,
  count,
  copy,
  downloaded,
  noApk,
  details,
  fields,
  marked,
  ...rest
}: AdAppRowProps) {
  const id = useId();
  const button = ({ label, onPress }: RowAction, key: string, tone: 'soft' | 'quiet') => (
    <Button block size="small" tone={tone} id={`${id}${key}`} aria-labelledby={`${id}${key} ${id}n`} onClick={onPress}>
      {label}
    </Button>
  );
  return (
    <Row
      data-state={marked ? 'marked' : 'open'}
      title={<span id={`${id}n`}>{name}</span>}
      mark={marked && <Badge kind="neutral">{marked}</Badge>}
      text={pkg}
      foot={
        <>
          {count}
          {fields && <Fields>{fields}</Fields>}
          <Actions>
            {button(downloaded, 'd', 'soft')}
            {!marked && button(noApk, 'x', 'soft')}
          </Actions>
          <Actions data-look="links">
            {button(copy, 'c', 'quiet')}
            {details && button(details, 'f', 'quiet')}
          </Actions>
        </>
      }
      {...rest}
    />
  );
}
