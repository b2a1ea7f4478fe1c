import { useId, type ComponentProps, type ReactElement } from 'react';
import { AlertIcon } from '../icons/AlertIcon';
import { Below, Counter, Label, Note, Root } from './Field.styles';

/** What ties an input to its label, hint and error. */
export interface Wiring {
  id: string;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
}
export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string;
  /** What helps before anything is wrong. */
  hint?: string | undefined;
  /** What is wrong and what helps; takes the place of the hint and is read out when it comes. */
  error?: string | undefined;
  /** How much of the room is used, e.g. `120/200`. */
  counter?: string | undefined;
  /** Draws the input with its wiring. */
  children: (wiring: Wiring) => ReactElement;
}

/** Label, hint, error and counter round anything that is typed into. The lines below keep their room, so an error moves nothing. */
export function Field({ label, hint, error, counter, children, ...rest }: FieldProps) {
  const id = useId();
  const note = `${id}note`;
  return (
    <Root data-state={error ? 'wrong' : 'fine'} {...rest}>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, 'aria-describedby': note, 'aria-invalid': error ? true : undefined })}
      <Below>
        <Note id={note} aria-live="polite">
          {error && <AlertIcon size={16} />}
          {error ?? hint}
        </Note>
        {counter !== undefined && <Counter>{counter}</Counter>}
      </Below>
    </Root>
  );
}
