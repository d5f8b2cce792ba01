import { describe, expect, it } from 'vitest'
import { pemBlocks } from '@/lib/pem'

const block = (label: string, body = 'MAMCAQU=') =>
  `-----BEGIN ${label}-----\n${body}\n-----END ${label}-----\n`

const BYTES = Uint8Array.of(0x30, 3, 2, 1, 5)
const whole = (label: string) => ({ label, bytes: BYTES, isEncrypted: false })
const broken = (label: string) => ({ label, bytes: null, isEncrypted: false })

describe('the blocks of a PEM file', () => {
  it.each([
    ['one', block('A')],
    ['with blanks and a remark before it', `\r\n  subject=/CN=a\n \t${block('A')}`],
    ['after a byte order mark', `\uFEFF${block('A')}`],
    ['with lines that end as on Windows', block('A').replaceAll('\n', '\r\n')],
    ['with lines of any length', block('A', 'MA\nMC\n AQ\n\nU=')],
    ['on one line', block('A').replaceAll('\n', '')],
  ])('are parsed: %s', (_what, text) => {
    expect(pemBlocks(text)).toEqual([whole('A')])
  })

  it('may be several, with different labels', () => {
    expect(pemBlocks(block('A') + block('EC B') + block('A'))).toEqual([
      whole('A'),
      whole('EC B'),
      whole('A'),
    ])
  })

  it.each([
    ['without an end', '-----BEGIN A-----\nMAMCAQU=\n'],
    ['with the end of another', '-----BEGIN A-----\nMAMCAQU=\n-----END B-----\n'],
    ['with nothing in it', block('A', '')],
    ['with a character that is not of base64', block('A', 'MAMC?QU=')],
    ['without its padding', block('A', 'MAMCAQU')],
  ])('are reported as damaged: %s', (_what, text) => {
    expect(pemBlocks(text)).toEqual([broken('A')])
    expect(pemBlocks(text + block('B'))).toEqual([broken('A'), whole('B')])
  })

  it('may be encrypted, according to their headers', () => {
    const headers = 'Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-256-CBC,00FF\n\n'
    const encrypted = { ...whole('RSA PRIVATE KEY'), isEncrypted: true }
    const text = block('RSA PRIVATE KEY', `${headers}MAMCAQU=`)
    expect(pemBlocks(text)).toEqual([encrypted])
    expect(pemBlocks(text.replaceAll('\n', '\r\n'))).toEqual([encrypted])
  })

  it.each(['', 'no PEM', '-----BEGIN a-----', '-----END A-----'])('do not exist in %j', text => {
    expect(pemBlocks(text)).toEqual([])
  })

  it.each([
    ['beginnings', '-----BEGIN A-----'],
    ['beginnings of one', '-----BEGIN '],
    ['letters', 'A'],
    ['headers', 'A: b\n'],
    ['dashes', '-'],
  ])('are found in linear time in a text of %s', (_what, text) => {
    const much = text.repeat(1_000_000 / text.length)
    const isHeld = ({ bytes }: { bytes: unknown }) => bytes !== null
    expect(pemBlocks(much).filter(isHeld)).toEqual([])
    expect(pemBlocks(`-----BEGIN A-----${much}-----END A-----`).filter(isHeld)).toHaveLength(
      text === 'A' ? 1 : 0,
    )
  })
})
