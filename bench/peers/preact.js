/** Preact under the names that React 19 has and Preact does not. */
import * as compat from 'preact/compat';

export * from 'preact/compat';
export default compat;
export const use = (context) => compat.useContext(context);
export const version = '19.0.0';
