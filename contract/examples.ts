import * as all from './examples/index';
import type { endpoints, EndpointName } from './endpoints';
import type { Example } from './examples/example';

/** Examples of every call by its name (API-2). No part of the page. */
export const examples: { readonly [N in EndpointName]: Example<(typeof endpoints)[N]> } = all;
