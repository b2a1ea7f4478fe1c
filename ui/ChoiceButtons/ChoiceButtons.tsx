import { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup';
import { Detail, Name, Words } from './ChoiceButtons.styles';

export interface ChoiceButtonsProps<Value extends string | number> extends Omit<
  RadioGroupProps<Value>,
  'options' | 'mark'
> {
  /** `detail`: what tells similar answers apart, below the label. */
  choices: readonly { value: Value; label: string; detail?: string; disabled?: boolean }[];
}

/** A question with a few short answers to choose from, e.g. the topic of a message to customer service (FEEDBACK-2). */
export function ChoiceButtons<Value extends string | number>({ choices, ...rest }: ChoiceButtonsProps<Value>) {
  return (
    <RadioGroup
      labelled="seen"
      mark={rest.shape === 'chip' ? 'corner' : 'ring'}
      options={choices.map(({ value, label, detail, disabled = false }) => ({
        value,
        disabled,
        content: (
          <Words>
            <Name>{label}</Name>
            {detail && <Detail> {detail}</Detail>}
          </Words>
        ),
      }))}
      {...rest}
    />
  );
}
