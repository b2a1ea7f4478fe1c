import type { ComponentProps, SyntheticEvent } from 'react';
import { Button, type ButtonState } from '../Button/Button';
import { TextField } from '../TextField/TextField';
import { Root } from './KeyBox.styles';

export interface KeyBoxProps extends Omit<ComponentProps<'form'>, 'children'> {
  label: string;
  value: string;
  onValue: (key: string) => void;
  /** What is wrong with the key, e.g. too short (OPS-1). */
  error?: string | undefined;
  action: string;
  state?: ButtonState;
  onOpen: () => void;
}

/** Asks for the key of the operations area. The key is typed unseen and never offered to be stored. */
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
