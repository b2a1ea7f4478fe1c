import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[12]};
`;

/** The goal as a button; its touch target reaches over the bar and its line. */
export const GoalButton = styled.button`
  position: relative;
  display: block;
  width: 100%;
  text-align: start;

  &::after {
    content: '';
    position: absolute;
    inset: -8px 0;
  }
`;

export const RecordsLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.layout.touch};
  /* The touch target reaches over the line it stands in. */
  margin-block: -14px;
  font: ${theme.type.smallStrong};
  color: ${theme.color.link};
`;

export const Stub = styled.div`
  padding-top: ${theme.space[8]};
`;
export const StubLabel = styled.p`
  padding: 0 ${theme.space[16]};
  font: ${theme.type.small};
  color: ${theme.color.textCaption};
`;
export const StubButton = styled.div`
  padding: ${theme.space[8]} ${theme.space[16]} ${theme.space[16]};
`;

/** The remaining balance after the withdrawal, or the missing amount: one line, also while it is not known. */
export const Rest = styled.p`
  min-height: 1.125rem;
  font: ${theme.type.small};
  text-align: center;
  color: ${theme.color.textSecondary};

  > [aria-hidden] {
    margin-inline: auto;
  }
`;

export const Trust = styled.ul`
  padding: ${theme.space[8]} ${theme.space[16]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.elevation.card};
`;
/** A line of the trust block; one of them is a link. */
export const TrustLine = styled.li`
  &,
  > a {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 0 ${theme.space[12]};
    align-items: center;
    min-width: 0;
    min-height: ${theme.layout.touch};
    color: ${theme.color.textSecondary};
  }
  svg {
    flex: none;
  }
`;
export const TrustWords = styled.span`
  flex: 1;
  /* Hours stay on one line: where they do not fit beside the picture, in the largest text, they stand below it. */
  min-width: min-content;
  max-width: 100%;
  /* Keeps entries of more than one line apart. */
  padding-block: ${theme.space[4]};
  font: ${theme.type.line};
`;
export const TrustArt = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  /* 40 px with its margins, as all columns of pictures. */
  width: 32px;
  height: 32px;
  margin: 0 ${theme.space[4]};
  border-radius: ${theme.radius.badge};

  &[data-look='line'] {
    background: ${theme.color.sunken};
  }
`;
