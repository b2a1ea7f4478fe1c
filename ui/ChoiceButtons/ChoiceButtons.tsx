import { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup';
import { Choice, Mark, Name } from './ChoiceButtons.styles';

export interface ChoiceButtonsProps<Value extends string | number> extends Omit<RadioGroupProps<Value>, 'options'> {
  choices: readonly { value: Value; label: string }[];
}

/** A question and a few words to choose one of, e.g. what a message to customer service is about (FEEDBACK-2). */
export function ChoiceButtons<Value extends string | number>({ choices, ...rest }: ChoiceButtonsProps<Value>) {
  return (
    <RadioGroup
      labelled="seen"
      options={choices.map(({ value, label }) => ({
        value,
        content: (
          <Choice>
            <Mark aria-hidden />
            <Name>{label}</Name>
          </Choice>
        ),
      }))}
      {...rest}
    />
  );
}
