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

  &[data-empty] {
    min-height: 0;
    margin-top: 0;
  }
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
/** At the right end of the line below the input, so that it covers nothing that was typed. */
export const Counter = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
`;
