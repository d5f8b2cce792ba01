import fc from 'fast-check'

/** The bytes a client sends on a connection, and how it ends. */
export interface Said {
  text: string
  end: 'close' | 'reset'
}

const SEED = 20_250_212

/** Usually the intended value, sometimes random bytes. */
const bytes = fc.string({ unit: fc.integer({ min: 0, max: 255 }).map(c => String.fromCharCode(c)) })
const orBytes = (...usual: readonly string[]) =>
  fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: bytes })

const end = fc.constantFrom<Said['end'][]>('close', 'close', 'reset')

const headers = (names: readonly string[], values: readonly string[]) =>
  fc
    .array(
      fc
        .tuple(orBytes(...names), orBytes(...values))
        .map(([name, value]) => `${name}: ${value}\r\n`),
      { maxLength: 5 },
    )
    .map(lines => lines.join(''))

export const HANDSHAKE =
  'connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n'

// prettier-ignore
const REQUEST_HEADERS = headers(
  [
    'range', 'if-range', 'if-none-match', 'if-modified-since', 'if-match', 'accept-encoding', 'accept',
    'host', 'origin', 'connection', 'upgrade', 'expect', 'transfer-encoding', 'te', 'content-length',
    'content-type', 'cookie', 'authorization', 'x-forwarded-proto', 'sec-websocket-key',
    'sec-websocket-version', 'sec-websocket-extensions', 'sec-fetch-site', '__proto__', 'trailer', '',
  ],
  [
    'bytes=5-2', 'bytes=0-99999999999999999999', 'bytes=-1', 'bytes=1-2', 'bytes=0-0,-1', '*', '"',
    'upgrade', 'close', 'keep-alive, upgrade', 'websocket', 'h2c', '100-continue', 'chunked',
    'gzip, chunked', '0', '3', '-1', '99999999999999999999', 'localhost', 'http://127.0.0.1', 'null',
    'br;q=0', 'https', ' http , https', 'text/html', 'application/json', '13', 'session=%', '',
    'application/x-www-form-urlencoded', 'permessage-deflate', 'a'.repeat(20_000),
  ],
)

// prettier-ignore
const TARGETS = [
  '/', '//', '//evil.example/x', '/..%2f', '/%', '/%00', '*', '', '?', '#', '/v1/\t', '/v1/\xff', '/v1/%',
  '/login', '/login?redirect_uri=%0d%0aa:b', '/logout', '/device/auth', '\\\\evil.example', '/v1/a?\r\n',
  'http://', 'http://[', 'http://127.0.0.1/v1/me', 'https://evil.example:99999/', '127.0.0.1:80',
  `/v1/${'a'.repeat(9000)}`, `/assets/${'%2e'.repeat(5000)}`,
]

const METHODS = [
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'CONNECT',
  'TRACE',
  'PRI',
]

/** Requests of all kinds, some of them well-formed, to `targets` and to invalid targets. */
export const malformedRequests = (count: number, targets: readonly string[]): Said[] => {
  const request = fc
    .record({
      // An earlier request on the same connection may still be pending.
      before: fc.constantFrom('', '', `GET ${targets[0]} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`),
      method: orBytes(...METHODS),
      target: orBytes(...targets, ...targets, ...TARGETS),
      version: orBytes('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', ''),
      host: orBytes('127.0.0.1', '127.0.0.1', '127.0.0.1', 'localhost', 'evil.example'),
      usual: fc.constantFrom('', '', HANDSHAKE, 'content-type: application/json\r\n'),
      headers: REQUEST_HEADERS,
      body: orBytes(
        '',
        '',
        'abc',
        '3\r\nabc\r\n0\r\n\r\n',
        'zz\r\n',
        '{"a":',
        '\x82\x85\0\0\0\0hello',
      ),
      again: fc.constantFrom(1, 1, 1, 2, 20),
      end,
    })
    .map(
      ({ before, method, target, version, host, usual, headers: lines, body, again, end: how }) => {
        const text = `${method} ${target} ${version}\r\nhost: ${host}\r\n${usual}${lines}\r\n${body}`
        return { text: before + text.repeat(again), end: how }
      },
    )
  return fc.sample(request, { numRuns: count, seed: SEED })
}

// prettier-ignore
const ANSWER_HEADERS = headers(
  [
    'content-length', 'transfer-encoding', 'connection', 'upgrade', 'location', 'set-cookie', 'trailer',
    'content-type', 'keep-alive', 'sec-websocket-accept', '__proto__', 'x-\x80', '',
  ],
  [
    '0', '3', '5', '-1', '99999999999999999999', 'chunked', 'gzip', 'close', 'upgrade', 'websocket', 'h2c',
    '//evil.example', 'http://[', '__Host-a=b; Secure', ';;;', '=', 'a=b; domain', 'a\x01b', '\x7f',
    'a\nb', 'a'.repeat(20_000), '',
  ],
)

// prettier-ignore
const STATUSES = [
  '200', '200', '099', '000', '100', '101', '102', '103', '199', '204', '205', '206', '301', '304', '401',
  '416', '500', '599', '600', '999', '1000', '-1', '20', '',
]

/** Responses of all kinds, some of them well-formed. */
export const malformedAnswers = (count: number): Said[] => {
  const answer = fc
    .record({
      version: orBytes('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'ICY', ''),
      status: orBytes(...STATUSES),
      reason: orBytes('OK', '', 'Not\x01Good', '\x7f', 'Gr\xfc\xdfe'),
      usual: fc.constantFrom('', '', 'connection: upgrade\r\nupgrade: websocket\r\n'),
      headers: ANSWER_HEADERS,
      body: orBytes(
        '',
        'abc',
        'abcdef',
        '3\r\nabc\r\n0\r\n\r\n',
        'zz\r\na',
        '3\r\na',
        'a'.repeat(99_999),
      ),
      end,
    })
    .map(({ version, status, reason, usual, headers: lines, body, end: how }) => ({
      text: `${version} ${status} ${reason}\r\n${usual}${lines}\r\n${body}`,
      end: how,
    }))
  return fc.sample(answer, { numRuns: count, seed: SEED })
}
