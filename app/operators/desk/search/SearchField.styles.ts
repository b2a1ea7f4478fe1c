import { desk } from '@tally/tokens/layout';
import { Button } from '@tally/ui/Button';
import { Input as FieldInput } from '@tally/ui/Field';
import { theme } from '@tally/ui/theme/theme';
import styled from 'styled-components';

export const Form = styled.form`
  position: relative;
  display: flex;
  gap: ${theme.space[8]};
  align-items: center;
  min-width: 0;
`;

/** As high as a row. */
export const Input = styled(FieldInput)`
  flex: 1;
  width: auto;
  min-width: 0;
  min-height: ${theme.layout.buttonSmall};
  padding: ${theme.space[4]} ${theme.space[12]};

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
