import { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup';
import { Name } from './ChoiceButtons.styles';

export interface ChoiceButtonsProps<Value extends string | number>
  extends Omit<RadioGroupProps<Value>, 'options' | 'mark'> {
  choices: readonly { value: Value; label: string }[];
}

/** A question and a few words to choose one of, e.g. what a message to customer service is about (FEEDBACK-2). */
export function ChoiceButtons<Value extends string | number>({ choices, ...rest }: ChoiceButtonsProps<Value>) {
  return (
    <RadioGroup
      labelled="seen"
      mark="ring"
      options={choices.map(({ value, label }) => ({
        value,
        content: <Name>{label}</Name>,
      }))}
      {...rest}
    />
  );
}
