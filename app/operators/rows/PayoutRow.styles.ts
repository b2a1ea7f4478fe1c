import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** Whom it is paid to, and below it how much: an amount in question is large. */
export const Who = styled.span`
  display: grid;
  gap: ${theme.space[2]};
`;

export const Amount = styled.span`
  font: ${theme.type.amount};
  font-variant-numeric: tabular-nums;
`;

/** Where it goes: as large as what is compared with it. */
export const Account = styled.p`
  color: ${theme.color.text};
  font: ${theme.type.title};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

/** What the person got before, as numbers beside each other. */
export const History = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr));
  gap: ${theme.space[8]};

  > div {
    padding: ${theme.space[8]};
    border-radius: ${theme.radius.button};
    background: ${theme.color.sunken};
  }
  dt {
    color: ${theme.color.textCaption};
    font: ${theme.type.caption};
  }
  dd {
    color: ${theme.color.text};
    font: ${theme.type.label};
    font-variant-numeric: tabular-nums;
  }
`;
