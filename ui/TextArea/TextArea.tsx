import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../Field/Field';
import { Area } from './TextArea.styles';

export interface TextAreaProps extends Omit<FieldProps, 'children'> {
  /** What has been typed. */
  value: string;
  /** Called with what is typed. */
  onValue: (value: string) => void;
  /** Props of the textarea element: `placeholder`, `maxLength`, `ref` to focus it. */
  area?: Omit<ComponentProps<'textarea'>, 'value' | 'onChange'>;
}

/** Text input of several lines, with a counter of the length used. */
export function TextArea({ value, onValue, area, ...rest }: TextAreaProps) {
  return (
    <Field {...rest}>
      {(wiring) => (
        <Area rows={4} {...area} {...wiring} value={value} onChange={(event) => onValue(event.target.value)} />
      )}
    </Field>
  );
}
