import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { theme } from '@tally/ui/theme/theme';

/** A message in the list: all of it opens the message. */
export const Root = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding: ${theme.space[12]} ${theme.space[16]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  font: ${theme.type.small};
  color: ${theme.color.textCaption};
  overflow-wrap: anywhere;

  &[data-state='open'] {
    background: ${theme.color.chosen};
  }
  @media (forced-colors: active) {
    &[data-state='open'] {
      border-color: Highlight;
    }
  }
`;

export const Head = styled.div`
  display: flex;
  gap: ${theme.space[8]};
  align-items: baseline;
  justify-content: space-between;

  > :last-child {
    flex: none;
  }
`;

/** Its words are the name of the link; its area is that of the whole message. */
export const Open = styled(Link)`
  color: ${theme.color.text};
  font: ${theme.type.body};
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.card};
    content: '';
  }
  &[data-state='unread'] {
    font: ${theme.type.bodyStrong};
  }
`;

export const Dot = styled.span`
  display: inline-block;
  width: ${theme.space[8]};
  height: ${theme.space[8]};
  margin-right: ${theme.space[8]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.button.softLabel};

  @media (forced-colors: active) {
    background: Highlight;
  }
`;

/** The beginning of what was written, which is read in full beside the list. */
export const Beginning = styled.p`
  display: -webkit-box;
  overflow: hidden;
  color: ${theme.color.textSecondary};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
