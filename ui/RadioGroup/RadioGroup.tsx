import { useId, type ComponentProps, type ReactNode } from 'react';
import { CheckIcon } from '../icons/CheckIcon';
import { Input, Label, Mark, Option, Ring, Root } from './RadioGroup.styles';

export interface RadioOption<Value extends string | number> {
  /** What `onPick` is called with. */
  value: Value;
  /** Visible content; its text is also the option's accessible name. */
  content: ReactNode;
  /** The option can be selected but is not available yet: dashed, on a sunken background. */
  later?: boolean;
  /** The option is shown but cannot be selected. */
  disabled?: boolean;
}
export interface RadioGroupProps<Value extends string | number> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the group. */
  label: string;
  /** `seen`: shown above the options; `heard`: for screen readers only, where a visible title already says the same. */
  labelled?: 'seen' | 'heard';
  /** What can be chosen, in its order. */
  options: readonly RadioOption<Value>[];
  /** Value of the selected option; `undefined` if there is none. */
  value: Value | undefined;
  /** Called with the value that was chosen. */
  onPick: (value: Value) => void;
  /** How many stand beside each other. */
  columns?: 1 | 2;
  /** Marker of the selected option: a check mark on its corner, or a ring before each option. */
  mark?: 'corner' | 'ring';
  /** `chip`: lower options that stand closer, for a question that is not what the page is about. */
  shape?: 'card' | 'chip';
}

/** Radio group with options as cards. Arrow keys move the selection, as in native radio groups. */
export function RadioGroup<Value extends string | number>({
  label,
  labelled = 'heard',
  options,
  value,
  onPick,
  columns = 1,
  mark = 'corner',
  shape = 'card',
  ...rest
}: RadioGroupProps<Value>) {
  const name = useId();
  return (
    <Root role="radiogroup" aria-label={label} data-columns={columns} data-shape={shape} {...rest}>
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
