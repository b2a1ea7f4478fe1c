/**
 * A fault that is planted, and the tool that finds it.
 *
 * @typedef {object} Fault
 * @property {'oxlint' | 'ESLint'} tool
 * @property {string} rule as the tool names it
 * @property {string} code
 * @property {string} [file] where it stands; a module of the server when left out
 * @property {string} [message] part of what the tool says
 */

/** @type {(rule: string, code: string, file?: string, message?: string) => Fault} */
export const oxlint = (rule, code, file, message) => ({ tool: 'oxlint', rule, code, file, message });
/** @type {(rule: string, code: string, file?: string, message?: string) => Fault} */
export const eslint = (rule, code, file, message) => ({ tool: 'ESLint', rule, code, file, message });
