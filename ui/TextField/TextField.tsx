import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../Field/Field';
import { Input } from '../Field/Field.styles';

export interface TextFieldProps extends Omit<FieldProps, 'children'> {
  /** What has been typed. */
  value: string;
  /** Called with what is typed. */
  onValue: (value: string) => void;
  /** Props of the input element: `type`, `inputMode`, `placeholder`, `maxLength`, `autoComplete`, `ref` to focus it. */
  input?: Omit<ComponentProps<'input'>, 'value' | 'onChange'>;
}

/** Text input of one line. */
export function TextField({ value, onValue, input, ...rest }: TextFieldProps) {
  return (
    <Field {...rest}>
      {(wiring) => <Input {...input} {...wiring} value={value} onChange={(event) => onValue(event.target.value)} />}
    </Field>
  );
}
