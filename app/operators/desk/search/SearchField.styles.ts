import { desk } from '@tally/tokens/layout';
import { Button } from '@tally/ui/Button';
import { theme } from '@tally/ui/theme/theme';
import styled from 'styled-components';

export const Form = styled.form`
  position: relative;
  display: flex;
  gap: ${theme.space[8]};
  align-items: center;
  min-width: 0;
`;

/** As high as a row. Ligatures are off as in other fields: the font would make an x after a digit a sign. */
export const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: ${theme.layout.buttonSmall};
  padding: ${theme.space[4]} ${theme.space[12]};
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
  @media ${desk} {
    min-height: 36px;
    font: ${theme.type.small};
  }
`;

export const Find = styled(Button)`
  flex: none;

  @media ${desk} {
    && {
      min-height: 36px;
      font: ${theme.type.smallStrong};
    }
  }
`;

/** The key that leads to the field, in the field while it is empty. */
export const Key = styled.span`
  position: absolute;
  right: 5.5rem;
  color: ${theme.color.textCaption};
  pointer-events: none;
`;
