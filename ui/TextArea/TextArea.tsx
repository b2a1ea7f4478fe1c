import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../Field/Field';
import { Area } from './TextArea.styles';

export interface TextAreaProps extends Omit<FieldProps, 'children'> {
  value: string;
  onValue: (value: string) => void;
  /** For the textarea itself: `placeholder`, `maxLength`, `ref` to focus it. */
  area?: Omit<ComponentProps<'textarea'>, 'value' | 'onChange'>;
}

/** Several lines to type into, with a counter of what is used. */
export function TextArea({ value, onValue, area, ...rest }: TextAreaProps) {
  return (
    <Field {...rest}>
      {(wiring) => (
        <Area rows={4} {...area} {...wiring} value={value} onChange={(event) => onValue(event.target.value)} />
      )}
    </Field>
  );
}
