import { Logo } from '@tally/ui/Logo';
import { productName } from '../../platform/productName';

/** The logo, for a dialog about the product itself. */
export const exitPicture = () => <Logo name={productName} size="large" />;
