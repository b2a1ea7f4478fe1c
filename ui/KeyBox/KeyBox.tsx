import type { ComponentProps, SyntheticEvent } from 'react';
import { Button, type ButtonState } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Root } from './KeyBox.styles';

export interface KeyBoxProps extends Omit<ComponentProps<'form'>, 'children'> {
  /** What is asked for. */
  label: string;
  /** What has been typed. */
  value: string;
  /** Called with what is typed. */
  onValue: (key: string) => void;
  /** Error about the key, e.g. that it is too short (OPS-1). */
  error?: string | undefined;
  /** Words of the button. */
  action: string;
  /** What the button can do now. */
  state?: ButtonState;
  /** Called when the button is pressed. */
  onOpen: () => void;
}

/** Form for the key of the operator page. The input hides the key, and the browser does not offer to store it. */
export function KeyBox({ label, value, onValue, error, action, state = 'ready', onOpen, ...rest }: KeyBoxProps) {
  const open = (event: SyntheticEvent) => {
    event.preventDefault();
    if (state === 'ready') onOpen();
  };
  return (
    <Root noValidate aria-label={label} onSubmit={open} {...rest}>
      <TextField
        label={label}
        value={value}
        onValue={onValue}
        error={error}
        input={{ type: 'password', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 200 }}
      />
      <Button type="submit" block state={state}>
        {action}
      </Button>
    </Root>
  );
}
