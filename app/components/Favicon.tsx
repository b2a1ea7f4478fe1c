import { apiBase } from '@tally/contract/api/endpoint';
import { apiOrigin } from '../api/origin';

/** The mark as the icon of a browser's tab; the phone app has none. React puts it into the head. */
export const Favicon = () => <link rel="icon" type="image/svg+xml" href={`${apiOrigin}${apiBase}/app/img?img=tally`} />;
