import type * as calls from '../calls/ads';
import { exampleAdConfigs } from '../fixtures/app';
import type { Example } from './example';

export const getAdConfigs: Example<typeof calls.getAdConfigs> = {
  request: { query: { appPkgName: 'com.tally.id', country: 'id' } },
  replies: { filled: exampleAdConfigs, empty: [] },
};
