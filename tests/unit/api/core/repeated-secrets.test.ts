import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toApiError } from '@/api/core/errors'
import { withoutSecrets } from '@/api/core/repeated-secrets'
import { readJson } from '@/api/core/wire'
import { allOperations, type AnyOperationId } from '@/api/operations/full-table'
import { SECRETS } from '@/api/operations/secrets'

const REPEATS = 'The server’s message is not shown, because it repeats what you entered.'

const refusal = (message: unknown, headers: Record<string, string> = {}) => ({
  status: 400,
  headers,
  body: JSON.stringify({ error_code: 'InvalidRequest', message, request_id: 'the-request' }),
})

/** The message after redaction. */
const left = (operation: AnyOperationId, message: string, sent: unknown): unknown =>
  JSON.parse(withoutSecrets(allOperations[operation], refusal(message), sent).body).message

const sentFields = Object.entries(SECRETS).flatMap(([id, secret]) =>
  (secret?.sent ?? []).map(field => [id as AnyOperationId, field] as const),
)

/** Bodies with a secret in a field: of a text, in a list and inside an object. */
const bodiesOf = (field: string, secret: string): unknown[] =>
  field === '*'
    ? [secret, { anything: { at: ['all', secret] } }]
    : [
        { name: 'web', [field]: secret },
        { [field]: ['another', secret] },
        { within: [{ [field]: { pem: secret } }] },
      ]

const utf16 = (text: string, write: (code: number) => string) =>
  Array.from({ length: text.length }, (_, at) => write(text.charCodeAt(at))).join('')
const points = (text: string, write: (character: string) => string) => [...text].map(write).join('')
const NAMED: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": 'apos' }
const json = (text: string) => JSON.stringify(text).slice(1, -1)
const html = (text: string) =>
  points(text, each =>
    NAMED[each] ? `&${NAMED[each]};` : each < '~' ? each : `&#${each.codePointAt(0)};`,
  )
const base64 = (text: string) => Buffer.from(text).toString('base64')
const wrapped = (text: string) => base64(text).replace(/.{1,6}/g, '$&\r\n  ')

const ENCODINGS: Readonly<Record<string, (text: string) => string>> = {
  plain: text => text,
  JSON: json,
  'JSON units': text => utf16(text, code => `\\u${code.toString(16).padStart(4, '0')}`),
  HTML: html,
  'hexadecimal HTML': text => points(text, each => `&#x${each.codePointAt(0)!.toString(16)};`),
  percent: text => encodeURIComponent(text),
  form: text => new URLSearchParams([['', text]]).toString().slice(1),
  base64,
  'base64 for URLs': text => Buffer.from(text).toString('base64url'),
  'wrapped base64': wrapped,
}
const TWICE: Readonly<Record<string, (text: string) => string>> = {
  'JSON in JSON': text => json(json(text)),
  'JSON in HTML': text => html(json(text)),
  'percent in percent': text => encodeURIComponent(encodeURIComponent(text)),
  'base64 in base64': text => base64(wrapped(text)),
  'JSON in base64': text => base64(`{"secret": ${JSON.stringify(text)}}`),
  'base64 in a URL': text => encodeURIComponent(base64(text)),
  'wrapped base64 in JSON': text => json(wrapped(text)),
  'small letters': text => encodeURIComponent(text).toLowerCase(),
  'other line breaks': text => text.replaceAll('\n', ' '),
}

const SECRET = 'an "amber"/ü+?\nof <granite> & 100 % \\quartz'
const CUTS = { whole: [0], 'its beginning': [0, 10], 'its end': [-10], 'its middle': [12, 24] }

describe('a secret is not shown:', () => {
  test('the table has fields of many operations', () => {
    expect(sentFields.length).toBeGreaterThan(12)
  })

  test.each(sentFields)('%s, %s: in any encoding, whole or cut', (id, field) => {
    const shown = bodiesOf(field, SECRET).flatMap((body, shape) =>
      Object.entries({ ...ENCODINGS, ...TWICE }).flatMap(([name, encode]) =>
        Object.entries(CUTS)
          .filter(
            ([, [from, to]]) =>
              left(id, `bad: ${encode(SECRET.slice(from, to))} <end>`, body) !== REPEATS,
          )
          .map(([cut]) => `body ${shape}, ${name}, ${cut}`),
      ),
    )
    expect(shown).toEqual([])
    for (const body of bodiesOf(field, SECRET))
      expect(left(id, 'already exists: disk "db1" (5 GiB)', body)).toBe(
        'already exists: disk "db1" (5 GiB)',
      )
  })

  test.each(Object.entries(ENCODINGS))('cut after its encoding: %s', (_name, encode) => {
    const encoded = encode(SECRET)
    for (const part of [encoded.slice(0, -5), encoded.slice(5), encoded.slice(7, -7)])
      expect(left('webhookSecretsAdd', `bad: ${part}…`, { secret: SECRET })).toBe(REPEATS)
  })

  test('of which the server decoded the base64', () => {
    const sent = { userData: base64('#cloud-config\nhunter: two and three') }
    expect(left('instanceCreate', 'line 2: hunter: two', sent)).toBe(REPEATS)
  })

  test('in an entity that only HTML parsers know', () => {
    expect(left('loginLocal', 'bad: gr&uuml;n', { password: 'grün' })).toBe(REPEATS)
  })

  test('in any field, key or header of a response', () => {
    const { certificateCreate } = allOperations
    const sent = { name: 'web', cert: 'a public certificate', key: 'granite-1234' }
    const response = withoutSecrets(
      certificateCreate,
      {
        status: 201,
        headers: { 'x-request-id': 'granite-12', 'content-type': 'application/json' },
        body: JSON.stringify({
          id: '0c0ffee0',
          cert: 'a public certificate',
          of: [null, 7, true, 'granite-', { 'granite-1234': 'x' }],
        }),
      },
      sent,
    )
    expect(response.headers).toEqual({ 'content-type': 'application/json' })
    expect(JSON.parse(response.body)).toEqual({
      id: '0c0ffee0',
      cert: 'a public certificate',
      of: [null, 7, true, '•', { '•': 'x' }],
    })
  })

  test('in a number', () => {
    const answer = { status: 200, headers: {}, body: '{"pin": 1234567890, "size": 5}' }
    const { body } = withoutSecrets(allOperations.loginLocal, answer, { password: '1234567890' })
    expect(JSON.parse(body)).toEqual({ pin: '•', size: 5 })
  })

  test('in a response other than JSON', () => {
    const answer = { status: 400, headers: {}, body: '<p>granite-1234</p>' }
    const sent = { password: 'granite-1234' }
    expect(withoutSecrets(allOperations.loginLocal, answer, sent).body).not.toContain('granite')
    expect(withoutSecrets(allOperations.logout, answer, undefined)).toBe(answer)
  })

  test('in a response that is nested too deeply', () => {
    const body = `${'['.repeat(200_000)}"granite-1234"${']'.repeat(200_000)}`
    const answer = { status: 400, headers: {}, body }
    const sent = { password: 'granite-1234' }
    expect(withoutSecrets(allOperations.loginLocal, answer, sent).body).toBe('•')
  })
})

test('an error keeps its status, code and request id, and names what exists', () => {
  const body = JSON.stringify({
    error_code: 'ObjectAlreadyExists',
    message: 'already exists: instance "granite-1234"',
    request_id: 'the-request',
  })
  const sent = { name: 'granite-1234', userData: base64('hostname: granite-1234') }
  const response = withoutSecrets(
    allOperations.instanceCreate,
    { status: 400, headers: {}, body },
    sent,
  )
  const facts = { host: 'rack', isChange: true }
  expect(toApiError('instanceCreate', facts, 400, readJson(response))).toEqual({
    kind: 'error',
    message: 'Instance name already exists',
    errorCode: 'ObjectAlreadyExists',
    statusCode: 400,
    requestId: 'the-request',
  })
})

test.each([
  // Seven characters are no run.
  ['loginLocal', 'no user "granite"', { password: 'granite-1' }, true],
  ['loginLocal', 'no user "granite-"', { password: 'granite-1' }, false],
  // Secrets that are shorter than a run.
  ['loginLocal', 'password "granite" is too short', { password: 'granite' }, false],
  ['loginLocal', 'the granites', { password: 'granite' }, false],
  ['loginLocal', 'password cGFzczE=', { password: 'pass1' }, false],
  ['loginLocal', 'at least 4 letters', { password: 'at' }, false],
  ['loginLocal', 'that is too short', { password: 'at' }, true],
  ['loginLocal', 'nothing was sent', { password: '' }, true],
  ['loginLocal', 'nothing was sent', { password: null }, true],
  // Credentials in the URLs of other fields.
  [
    'samlIdentityProviderCreate',
    'no https://idp.example/x',
    { sloUrl: 'https://ada:granite@idp.example/x' },
    true,
  ],
  [
    'samlIdentityProviderCreate',
    'password granite',
    { sloUrl: 'https://ada:granite@idp.example/x' },
    false,
  ],
  [
    'samlIdentityProviderCreate',
    'no quartz!',
    { sloUrl: 'https://idp.example/?token=quartz%21' },
    false,
  ],
  // The lines of PEM are no secret.
  [
    'certificateCreate',
    'not a private key',
    { key: '-----BEGIN PRIVATE KEY-----\nMIIEvQIB\n-----END PRIVATE KEY-----\n' },
    true,
  ],
  [
    'certificateCreate',
    'bad line MIIEvQIB',
    { key: '-----BEGIN PRIVATE KEY-----\nMIIEvQIB\n-----END PRIVATE KEY-----\n' },
    false,
  ],
  ['loginSaml', 'assertion PHNhbWw+ is invalid', 'PHNhbWw+', false],
  ['logout', 'no body', undefined, true],
] as const)('%s: whether %j is shown after %j was sent', (operation, message, sent, isShown) => {
  expect(left(operation, message, sent)).toBe(isShown ? message : REPEATS)
})

test('a text that was also sent in a public field stays, if it has no credentials', () => {
  const sent = {
    externalId: 'granite-1',
    url: 'https://ada:granite-1@idp.example',
    password: { mode: 'password', value: 'granite-1' },
  }
  const body = JSON.stringify({
    external_id: 'granite-1',
    size: 7,
    of: [null, 'of granite-1'],
    url: sent.url,
  })
  const answer = { status: 200, headers: {}, body }
  expect(JSON.parse(withoutSecrets(allOperations.localIdpUserCreate, answer, sent).body)).toEqual({
    external_id: 'granite-1',
    size: 7,
    of: [null, 'of •'].slice(0, 1).concat('•'),
    url: '•',
  })
})

describe('for any secret,', () => {
  const text = (minLength: number, maxLength = 60) =>
    fc
      .string({
        unit: fc.oneof(
          fc.constantFrom(...'äß漢🪨\n\t "<>+/=-_'),
          fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }),
        ),
        minLength,
        maxLength,
      })
      // What itself looks encoded can also be read as something shorter.
      .filter(each => each.length >= minLength && !/[\\%&\uFFFD]/.test(each))
  const encoders = fc.array(fc.constantFrom(...Object.values(ENCODINGS)), { maxLength: 3 })
  /** Deeper base64 is not decoded. */
  const isDecoded = (ways: readonly ((text: string) => string)[]) =>
    ways.filter(way => way('ab~~~').replace(/\s/g, '').startsWith('YWJ')).length <= 2

  test('no eight characters of it are shown in any mixture of encodings', () => {
    fc.assert(
      fc.property(text(12), fc.nat(), encoders.filter(isDecoded), (secret, at, ways) => {
        const start = at % (secret.length - 10)
        const part = secret
          .slice(start, start + 11)
          .replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '')
        const message = `bad: ${ways.reduce((written, way) => way(written), part)} end`
        expect(left('webhookSecretsAdd', message, { secret })).toBe(REPEATS)
      }),
      { numRuns: 150 },
    )
  })

  test('a message that is shown has no eight characters of it', () => {
    const short = fc.string({
      unit: fc.constantFrom('a', 'b', 'A', '"'),
      minLength: 8,
      maxLength: 40,
    })
    fc.assert(
      fc.property(short, short, (secret, message) => {
        const isRepeated = Array.from({ length: secret.length - 7 }, (_, at) =>
          message.toLowerCase().includes(secret.toLowerCase().slice(at, at + 8)),
        ).some(Boolean)
        expect(left('webhookSecretsAdd', message, { secret })).toBe(isRepeated ? REPEATS : message)
      }),
      { numRuns: 150 },
    )
  })

  test('a message without a part of it is shown', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 8 })
    const words = fc.string({ unit: fc.constantFrom(...'ghijk: "'), minLength: 1 })
    fc.assert(
      fc.property(digits, words, (secret, message) => {
        expect(left('webhookSecretsAdd', message, { secret })).toBe(message)
      }),
    )
  })
})

describe('in linear time,', () => {
  /** Milliseconds of computing, which other processes do not delay. */
  const timeOf = (work: () => void) => {
    const start = process.cpuUsage()
    work()
    return process.cpuUsage(start).user / 1_000
  }
  const varied = (length: number) => {
    let seed = 7
    const next = () => (seed = (seed * 16_807) % 2_147_483_647)
    return Array.from({ length }, () => String.fromCharCode(33 + (next() % 90))).join('')
  }

  test.each([
    ['31 kB', varied(31_000)],
    ['1 MB', varied(1_000_000)],
    ['1 MB of one character', 'a'.repeat(1_000_000)],
    ['200 kB of backslashes', '\\'.repeat(200_000)],
    ['200 kB of percent signs', '%41z'.repeat(50_000)],
    ['200 kB of ampersands', '&#6&#'.repeat(40_000)],
  ])('%s of user data', (_name, data) => {
    const sent = { userData: base64(data) }
    for (const [message, isShown] of [
      ['line 7 is bad', true],
      [data.slice(-40), false],
      [data, false],
      ['hg'.repeat(9_000), true],
    ] as const) {
      let said: unknown
      expect(timeOf(() => (said = left('instanceCreate', message, sent)))).toBeLessThan(2_000)
      expect(said).toBe(isShown ? message : REPEATS)
    }
  })

  test('many texts', () => {
    const texts = Array.from({ length: 20_000 }, (_, at) => `granite-${at}`)
    const answer = { status: 200, headers: {}, body: JSON.stringify(texts) }
    let kept = ''
    const work = () => {
      const sent = { secret: 'granite-1' }
      kept = withoutSecrets(allOperations.webhookSecretsAdd, answer, sent).body
    }
    expect(timeOf(work)).toBeLessThan(2_000)
    expect(kept).not.toContain('granite')
  })
})
