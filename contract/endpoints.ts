import type { Endpoint } from './api/endpoint';
import * as calls from './calls/index';

/**
 * All endpoints by name (API-3 to API-29). For the server, the OpenAPI document and tests; the app imports single
 * endpoints instead.
 */
export const endpoints = calls satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
export const endpointNames = Object.keys(endpoints) as EndpointName[];

/** Names of the operators' calls. */
export type OperatorCall = {
  [Name in EndpointName]: (typeof endpoints)[Name]['who'] extends 'operator' ? Name : never;
}[EndpointName];
