import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../Field/Field';
import { Input } from '../Field/Field.styles';

export interface TextFieldProps extends Omit<FieldProps, 'children'> {
  value: string;
  onValue: (value: string) => void;
  /** For the input itself: `type`, `inputMode`, `placeholder`, `maxLength`, `autoComplete`, `ref` to focus it. */
  input?: Omit<ComponentProps<'input'>, 'value' | 'onChange'>;
}

/** One line to type into. */
export function TextField({ value, onValue, input, ...rest }: TextFieldProps) {
  return (
    <Field {...rest}>
      {(wiring) => <Input {...input} {...wiring} value={value} onChange={(event) => onValue(event.target.value)} />}
    </Field>
  );
}
