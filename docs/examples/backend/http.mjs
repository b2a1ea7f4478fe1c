/** How requests are read and answers written: envelope, HTTP status, CORS. */

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

const MAX_BODY = 16 * 1024;

/** These codes are the HTTP status too; all others come with HTTP status 200. */
const ALSO_HTTP_STATUS = [400, 404, 413, 429, 500, 503];

/** Any origin may ask: only the token says who it is, and there are no cookies. */
export const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key',
  'Access-Control-Expose-Headers': 'Date, Retry-After',
  'Access-Control-Max-Age': '86400',
};

export class Failure extends Error {
  /**
   * @param {number} code
   * @param {string} msg for logs; the page never shows it
   */
  constructor(code, msg) {
    super(msg);
    this.code = code;
  }
}

/**
 * @param {Response} res
 * @param {number} status
 * @param {object} reply
 * @param {Record<string, string>} [headers]
 */
export function sendJson(res, status, reply, headers = {}) {
  // The rest of a body that is too large was not read, so nothing can follow it.
  if (status === 413) res.setHeader('Connection', 'close');
  const type = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
  res.writeHead(status, { ...type, ...headers }).end(JSON.stringify(reply));
}

/**
 * @param {Response} res
 * @param {number} code
 * @param {string} msg
 * @param {unknown} data
 */
export function sendEnvelope(res, code, msg, data) {
  sendJson(res, ALSO_HTTP_STATUS.includes(code) ? code : 200, { code, msg, data }, CORS);
}

/** @param {Request} req */
async function readText(req) {
  /** @type {Buffer[]} */
  const chunks = [];
  let size = 0;
  // Leaving the loop must not destroy the connection: the refusal still has to be sent.
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > MAX_BODY) throw new Failure(413, 'body too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/**
 * The body as it came and as an object, which is empty for a call without a body.
 *
 * @param {Request} req
 * @returns {Promise<{ text: string, body: Record<string, unknown> }>}
 */
export async function readJson(req) {
  const text = await readText(req);
  try {
    const body = JSON.parse(text || '{}');
    if (body !== null && typeof body === 'object') return { text, body };
  } catch {
    // Refused below.
  }
  throw new Failure(400, 'body is no JSON object');
}

/**
 * A text of at most `max` characters, which are code points.
 *
 * @param {unknown} value
 * @param {string} name
 * @param {number} max
 */
export function textOf(value, name, max) {
  if (typeof value !== 'string' || [...value].length > max) throw new Failure(400, `bad ${name}`);
  return value;
}

/**
 * @template {string} Word
 * @param {unknown} value
 * @param {string} name
 * @param {readonly Word[]} words
 */
export function oneOf(value, name, words) {
  const found = words.find((word) => word === value);
  if (found === undefined) throw new Failure(400, `bad ${name}`);
  return found;
}
