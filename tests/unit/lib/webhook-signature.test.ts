import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { checkSignature, readSignatures, signatureOf } from '@/lib/webhook-signature'

const ID = 'a1e5aa1e-0000-4000-8000-000000000001'
const OTHER = 'a1e5aa1e-0000-4000-8000-000000000002'
const BODY = '{"alert_class":"probe","data":{},"note":"Grüße"}'

const sign = (body: string, secret = 'abc') =>
  createHmac('sha256', secret).update(body).digest('hex')

const headerOf = (body: string, id = ID) => `a=sha256&id=${id}&s=${sign(body)}`

const check = (given: Partial<Parameters<typeof checkSignature>[0]>) =>
  checkSignature({ body: BODY, header: headerOf(BODY), secret: 'abc', known: [ID], ...given })

const hintsOf = (given: Parameters<typeof check>[0]) => check(given).hints.join('\n')

test('a signature is the HMAC of the bytes of the body', () => {
  expect(signatureOf('abc', BODY)).toBe(sign(BODY))
})

test('signatures are read from one header or from several', () => {
  const one = { id: ID, hex: sign(BODY) }
  expect(readSignatures(headerOf(BODY))).toEqual([one])
  expect(readSignatures(`x-oxide-signature: ${headerOf(BODY).toUpperCase()}`)).toEqual([
    { id: ID.toUpperCase(), hex: one.hex },
  ])
  const several = `${headerOf(BODY)}, ${headerOf(BODY, OTHER)}\nx-oxide-signature: ${headerOf('x')}`
  expect(readSignatures(several).map(({ id }) => id)).toEqual([ID, OTHER, ID])
  expect(readSignatures('s=abc')).toEqual([])
})

describe('a signature', () => {
  test('of the same body and secret matches', () => {
    expect(check({})).toEqual({ isMatch: true, id: ID, hints: [] })
  })

  test('matches that of one of several secrets', () => {
    const header = `a=sha256&id=${OTHER}&s=${sign(BODY, 'xyz')}\n${headerOf(BODY)}`
    expect(check({ header })).toMatchObject({ isMatch: true, id: ID })
  })

  test('with one byte of the body changed does not match', () => {
    expect(check({ body: BODY.replace('probe', 'probf') })).toMatchObject({ isMatch: false })
    expect(hintsOf({ body: `${BODY.slice(0, -1)} }x` })).toContain(`secret with the ID ${ID}`)
  })

  test('of another secret does not match', () => {
    expect(check({ secret: 'abd' })).toMatchObject({ isMatch: false })
  })
})

describe('the hints', () => {
  test.each([
    ['a newline at the end of the body', { body: `${BODY}\n` }, /without the newline/],
    ['a lost newline', { header: headerOf(`${BODY}\n`) }, /with a newline/],
    [
      'a body that was encoded again',
      { body: JSON.stringify(JSON.parse(BODY), null, 2) },
      /decoded and encoded again/,
    ],
    ['spaces around the secret', { secret: ' abc\n' }, /spaces around the secret/],
    ['an ID of another webhook', { known: [OTHER] }, /not that of a secret of this webhook/],
    ['no signature', { header: 'sha256=abc' }, /no signature/],
  ])('tell of %s', (_what, given, expected) => {
    expect(hintsOf(given)).toMatch(expected)
  })

  test('blame the ID only if it is unknown', () => {
    expect(hintsOf({ secret: 'xyz' })).not.toMatch(/not that of a secret/)
  })
})
