import { TextField } from '@tally/ui/TextField';

interface ReasonFieldProps {
  label: string;
  hint?: string;
  value: string;
  onValue: (value: string) => void;
}

/** Why something is decided: some decisions need a reason. */
export const ReasonField = (props: ReasonFieldProps) => (
  <TextField {...props} input={{ autoComplete: 'off', maxLength: 100 }} />
);
