import { useId, type ComponentProps, type ReactNode } from 'react';
import { CheckIcon } from '../icons/CheckIcon';
import { Input, Label, Mark, Option, Ring, Root } from './RadioGroup.styles';

export interface RadioOption<Value extends string | number> {
  value: Value;
  /** What the person sees; its text is also the option's name. */
  content: ReactNode;
  /** Can be chosen, but not had yet: dashed and sunken. */
  later?: boolean;
  /** Stands there but cannot be chosen. */
  disabled?: boolean;
}
export interface RadioGroupProps<Value extends string | number> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the group. */
  label: string;
  /** `seen` above the options; `heard` where a title that says the same stands there already. */
  labelled?: 'seen' | 'heard';
  options: readonly RadioOption<Value>[];
  /** The chosen one; `undefined` while none is. */
  value: Value | undefined;
  onPick: (value: Value) => void;
  columns?: 1 | 2;
  /** How one looks like one of several: a check on the corner of the chosen one, or a ring before each. */
  mark?: 'corner' | 'ring';
}

/** One of several, as cards to tap. Arrow keys move the choice, as in every radio group. */
export function RadioGroup<Value extends string | number>({
  label,
  labelled = 'heard',
  options,
  value,
  onPick,
  columns = 1,
  mark = 'corner',
  ...rest
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <Root role="radiogroup" aria-label={label} data-columns={columns} {...rest}>
      {labelled === 'seen' && <Label aria-hidden>{label}</Label>}
      {options.map((option) => {
        const selected = option.value === value;
        return (
          <Option
            key={option.value}
            data-state={option.disabled ? 'disabled' : selected ? 'selected' : option.later ? 'later' : 'ready'}
          >
            <Input
              type="radio"
              name={name}
              checked={selected}
              disabled={option.disabled}
              onChange={() => onPick(option.value)}
            />
            {mark === 'ring' && <Ring aria-hidden />}
            {option.content}
            {mark === 'corner' && selected && (
              <Mark>
                <CheckIcon size={20} />
              </Mark>
            )}
          </Option>
        );
      })}
    </Root>
  );
}
