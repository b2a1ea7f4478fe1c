import { useId, type ComponentProps, type ReactElement } from 'react';
import { AlertIcon } from '../icons/AlertIcon';
import { Below, Counter, Label, Note, Root } from './Field.styles';

/** The input alone, for a field without a line of its own, as a search. */
export { Input } from './Field.styles';

/** Attributes that connect an input with its label, hint and error. */
export interface Wiring {
  id: string;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
}
export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is asked for. */
  label: string;
  /** Help text, shown while there is no error. */
  hint?: string | undefined;
  /** Says what is wrong and how to correct it; replaces the hint and is announced by screen readers when it appears. */
  error?: string | undefined;
  /** How much of the maximum length is used, e.g. `120/200`. */
  counter?: string | undefined;
  /** Renders the input with its connecting attributes. */
  children: (wiring: Wiring) => ReactElement;
}

/**
 * Label, hint and error around a text input, and the counter. A field without a hint has no empty line below it: it
 * grows when its error comes.
 */
export function Field({ label, hint, error, counter, children, ...rest }: FieldProps) {
  const id = useId();
  const note = `${id}note`;
  return (
    <Root data-state={error ? 'wrong' : 'fine'} {...rest}>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, 'aria-describedby': note, 'aria-invalid': error ? true : undefined })}
      <Below data-empty={!(error ?? hint ?? counter) || undefined}>
        <Note id={note} aria-live="polite">
          {error && <AlertIcon size={16} />}
          <span>{error ?? hint}</span>
        </Note>
        {counter !== undefined && <Counter>{counter}</Counter>}
      </Below>
    </Root>
  );
}
