import { useId, type ComponentProps, type ReactNode } from 'react';
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
  /** Opens the fields for what is known of the package; gone once they are there. */
  details?: RowAction | undefined;
  /** The fields; they stand above the buttons. */
  fields?: ReactNode;
  /** Stands in for the last button once it was pressed. */
  marked?: string | undefined;
}

/** An ad app to be looked after by staff (OPS-7). */
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
  const button = ({ label, onPress }: RowAction, key: string, wide?: boolean) => (
    <Button
      block
      size="small"
      tone="soft"
      data-wide={wide}
      id={`${id}${key}`}
      aria-labelledby={`${id}${key} ${id}n`}
      onClick={onPress}
    >
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
          {fields}
          <Actions>
            {button(copy, 'c')}
            {details && button(details, 'f', true)}
            {button(downloaded, 'd')}
            {marked ? <Badge kind="neutral">{marked}</Badge> : button(noApk, 'x')}
          </Actions>
        </>
      }
      {...rest}
    />
  );
}
