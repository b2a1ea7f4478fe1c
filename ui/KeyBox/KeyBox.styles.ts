import styled from 'styled-components';
import { Card } from '../theme/card';

export const Root = styled(Card).attrs({ as: 'form' })``;
