import { describe, expect, it, test } from 'vitest'
import { chainNotices, chainOf, coversSilo, validityOf } from '@/store/silo/certificates/rules'
import { makeCertificate } from '../../../integration/backend/support/x509'

const DAY = 24 * 3_600_000

describe('the text of a certificate', () => {
  const leaf = makeCertificate({
    commonName: 'Web',
    hosts: ['maze-war.sys.rack.example', '*.sys.rack.example'],
    notAfter: '2031-05-04T03:02:01Z',
  })

  it('says its names, issuer and dates, also those of its chain', () => {
    const root = makeCertificate({ commonName: 'Root', notAfter: '2049-12-31T23:59:59Z' })
    expect(chainOf(`${leaf.cert}\n${root.cert}`)).toEqual([
      {
        subject: 'Web',
        issuer: 'Web',
        hosts: ['maze-war.sys.rack.example', '*.sys.rack.example'],
        notBefore: Date.UTC(2020, 0, 1),
        notAfter: Date.UTC(2031, 4, 4, 3, 2, 1),
      },
      expect.objectContaining({ subject: 'Root', hosts: ['Root'] }),
    ])
  })

  it.each([
    ['nothing', ''],
    ['a key', leaf.key],
    ['a damaged certificate', leaf.cert.replace(/\n.{8}/, '\n')],
    ['a certificate that is cut off', leaf.cert.slice(0, 200)],
  ])('cannot be read if it is %s', (_what, text) => {
    expect(chainOf(text)).toBeUndefined()
  })
})

describe('a certificate', () => {
  it.each([
    [['maze-war.sys.rack.example'], 'rack.example', true],
    [['*.sys.rack.example'], 'rack.example', true],
    [['MAZE-WAR.SYS.RACK.EXAMPLE'], 'rack.example', true],
    [['*.rack.example'], 'rack.example', false],
    [['other.sys.rack.example', 'maze-war.sys.rack.example.com'], 'rack.example', false],
    [['maze-war.sys.any.where'], undefined, true],
    [['other.sys.any.where'], undefined, false],
  ])('for %j covers maze-war on %s: %s', (hosts, domain, covers) => {
    expect(coversSilo(hosts, 'maze-war', domain)).toBe(covers)
  })

  it.each([
    [31.5, undefined],
    [29.5, { text: 'expires in 29 days', tone: 'notice' }],
    [7.5, { text: 'expires in 7 days', tone: 'danger' }],
    [1.5, { text: 'expires in 1 day', tone: 'danger' }],
    [0, { text: 'expired', tone: 'danger' }],
  ])('that ends in %d days says so', (days, expected) => {
    expect(validityOf({ notAfter: days * DAY }, 0)).toEqual(expected)
  })
})

describe('a chain that is about to be added', () => {
  const own = {
    subject: 'a',
    issuer: 'b',
    hosts: ['maze.sys.x.example'],
    notBefore: 0,
    notAfter: 9,
  }
  const place = { silo: 'maze', origin: 'https://maze.sys.x.example', now: 5 }

  test('is fine in order and for the host', () => {
    const issuer = { ...own, subject: 'b', issuer: 'root', hosts: [] }
    expect(chainNotices([own, issuer], place)).toEqual([])
  })

  test.each([
    [[{ ...own, notBefore: 6 }], 'not valid yet'],
    [[{ ...own, hosts: ['other.sys.x.example'] }], 'maze.sys'],
    [[own, { ...own, subject: 'root' }], 'out of order'],
  ])('says what is wrong: %#', (chain, words) => {
    expect(chainNotices(chain, place)).toEqual([expect.stringContaining(words)])
  })
})
