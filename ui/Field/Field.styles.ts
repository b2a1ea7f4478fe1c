import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.div``;
export const Label = styled.label`
  display: block;
  margin-bottom: ${theme.space[8]};
  font: ${theme.type.bodyStrong};
`;
/**
 * Style shared by all text inputs. Contextual ligatures are off: the font would turn an x after a digit into a
 * multiplication sign ("08xx").
 */
export const Input = styled.input`
  display: block;
  width: 100%;
  min-height: ${theme.layout.touch};
  padding: ${theme.space[12]} ${theme.space[16]};
  border: 2px solid ${theme.color.fieldBorder};
  border-radius: ${theme.radius.button};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.type.body};
  font-size: 1rem;
  font-variant-ligatures: no-contextual;
  appearance: none;
  &::placeholder {
    color: ${theme.color.textCaption};
    opacity: 1;
  }
  &:focus {
    border-color: ${theme.color.focus};
    outline: 1px solid ${theme.color.focus};
    outline-offset: 0;
  }
  &[aria-invalid] {
    border-color: ${theme.color.failed.fg};
  }
  &:disabled {
    background: ${theme.color.sunken};
    color: ${theme.color.textCaption};
  }
  @media (forced-colors: active) {
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
export const Below = styled.div`
  display: flex;
  gap: ${theme.space[12]};
  min-height: 1.125rem;
  margin-top: ${theme.space[8]};
  font: ${theme.type.small};
  color: ${theme.color.textCaption};
`;
export const Note = styled.p`
  display: flex;
  flex: 1;
  gap: ${theme.space[4]};
  min-width: 0;
  [data-state='wrong'] & {
    color: ${theme.color.failed.fg};
  }
`;
/** Stands in the foot of the input, over what is scrolled there. */
export const Counter = styled.span`
  position: absolute;
  right: ${theme.space[12]};
  bottom: ${theme.space[4]};
  padding: ${theme.space[4]};
  background: ${theme.color.surface};
  color: ${theme.color.textCaption};
  font: ${theme.type.small};
  font-variant-numeric: tabular-nums;
  pointer-events: none;

  input + & {
    top: 50%;
    bottom: auto;
    transform: translateY(-50%);
  }
  [data-state='full'] & {
    color: ${theme.color.failed.fg};
  }
`;

/** The input with its counter, for which it leaves room. */
export const Box = styled.div`
  position: relative;

  > input:not(:last-child) {
    padding-right: 4.5rem;
  }
  > textarea:not(:last-child) {
    padding-bottom: 2.25rem;
  }
`;
