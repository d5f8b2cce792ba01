import { describe, expect, it } from 'vitest'
import { hostnameOf, refusalOf, urlOf } from '@/lib/request-origin'

interface Asked {
  method?: string
  url?: string
  headers?: Record<string, string>
  localAddress?: string
  allowHosts?: string[]
  mayRead?: boolean
}

const refusal = ({
  method = 'POST',
  url = '/v1/disks',
  headers = {},
  localAddress = '127.0.0.1',
  allowHosts = [],
  mayRead = true,
}: Asked) =>
  refusalOf(
    { method, url, headers: { host: 'localhost:4000', ...headers }, socket: { localAddress } },
    { allowHosts, mayRead },
  )

const ELSEWHERE = /^Pages of .* may not do this\.$/

describe('the host of a request', () => {
  it.each([
    ['localhost:4000', '127.0.0.1'],
    ['LOCALHOST', '127.0.0.1'],
    ['console.localhost:4000', '127.0.0.1'],
    ['127.0.0.1:4000', '127.0.0.1'],
    ['[::1]:4000', '::1'],
    ['192.0.2.7:4000', '192.0.2.7'],
    ['192.0.2.7:4000', '::ffff:192.0.2.7'],
    ['[2001:db8::7]:4000', '2001:db8::7'],
  ])('is accepted as %s if connected to %s', (host, localAddress) => {
    expect(refusal({ headers: { host }, localAddress })).toBeNull()
  })

  it.each([
    'evil.example',
    'evil.example:4000',
    'localhost.evil.example',
    'evillocalhost',
    '192.0.2.7',
    'evil.example@localhost',
    'localhost/@evil.example',
    'localhost:4000:80',
    '[::1',
    '',
  ])('is rejected: %j', host => {
    expect(refusal({ method: 'GET', headers: { host } })).toBe(
      `This is not known to be the host ${host}: --allow-host makes it known.`,
    )
  })

  it('is rejected if malformed, however often it is parsed', () => {
    // Node's URL.canParse accepts it once optimized.
    for (let round = 0; round < 30_000; round++) expect(hostnameOf('\xeb\xab\x95')).toBeNull()
  })

  it('is accepted if allowed', () => {
    const allowHosts = ['console.example.com', 'console.example.org:8443']
    const known = (host: string) => refusal({ headers: { host }, allowHosts }) === null
    expect(known('console.example.com')).toBe(true)
    expect(known('Console.Example.com:4000')).toBe(true)
    expect(known('console.example.org')).toBe(true)
    expect(known('example.com')).toBe(false)
    expect(known('evil.console.example.com')).toBe(false)
  })

  it('may be missing', () => {
    const { headers, ...request } = { method: 'GET', url: '/', headers: {}, socket: {} }
    expect(refusalOf({ ...request, headers }, { allowHosts: [], mayRead: false })).toBeNull()
  })
})

describe('a write', () => {
  it.each([
    {},
    { origin: 'http://localhost:4000' },
    // A proxy in front terminates TLS.
    { origin: 'https://localhost:4000' },
    { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])('is accepted for %j', headers => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
      expect(refusal({ method, headers })).toBeNull()
    expect(refusal({ method: 'GET', headers: { ...headers, upgrade: 'websocket' } })).toBeNull()
  })

  it.each<Record<string, string>>([
    { origin: 'http://localhost:3000' },
    { origin: 'http://localhost' },
    { origin: 'https://localhost' },
    { origin: 'http://127.0.0.1:4000' },
    { origin: 'http://evil.example' },
    { origin: 'http://localhost:4000.evil.example' },
    { origin: 'http://localhost:4000, http://evil.example' },
    { origin: 'ftp://localhost:4000' },
    { origin: 'chrome-extension://localhost:4000' },
    { origin: 'null' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://localhost:4000', 'sec-fetch-site': 'same-site' },
  ])('is rejected for %j', headers => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE'])
      expect(refusal({ method, headers })).toMatch(ELSEWHERE)
    const upgrade = { ...headers, upgrade: 'websocket' }
    expect(refusal({ method: 'GET', headers: upgrade })).toMatch(ELSEWHERE)
  })

  it('is accepted from the origin that a proxy in front reports', () => {
    const headers = { host: '127.0.0.1:4000', origin: 'https://console.example.com' }
    expect(refusal({ headers })).toBe('Pages of https://console.example.com may not do this.')
    expect(refusal({ headers, allowHosts: ['console.example.com'] })).toBeNull()
    const kept = { ...headers, host: 'console.example.com' }
    expect(refusal({ headers: kept, allowHosts: ['console.example.com'] })).toBeNull()
    const elsewhere = { ...kept, origin: 'https://console.example.com:8443' }
    expect(refusal({ headers: elsewhere, allowHosts: ['console.example.com'] })).toMatch(ELSEWHERE)
    expect(refusal({ headers: elsewhere, allowHosts: ['console.example.com:8443'] })).toBeNull()
  })

  it('is accepted as a SAML response, but not at other URLs', () => {
    const headers = { origin: 'https://idp.example.com', 'sec-fetch-site': 'cross-site' }
    const asked = (url: string, method = 'POST') => refusal({ url, method, headers })
    expect(asked('/login/acme/saml/okta')).toBeNull()
    expect(asked('/login/acme/saml/okta?a=b')).toBeNull()
    expect(asked('/login/acme/saml/okta', 'PUT')).toMatch(ELSEWHERE)
    expect(asked('/login/acme/saml/okta/redirect')).toMatch(ELSEWHERE)
    for (const path of [
      '../saml/okta',
      'acme/saml/..',
      '%2e%2e/saml/a',
      'acme/saml/a%2fb',
      'a\\b/saml/c',
    ])
      expect(asked(`/login/${path}`)).toMatch(ELSEWHERE)
    expect(asked('/login/acme/local')).toMatch(ELSEWHERE)
    expect(asked('/v1/login/acme/saml/okta')).toMatch(ELSEWHERE)
    expect(asked('/v1/disks?/login/acme/saml/okta')).toMatch(ELSEWHERE)
  })
})

describe('a read', () => {
  it('of another origin is allowed or not, as configured', () => {
    const headers = { origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' }
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      expect(refusal({ method, headers })).toBeNull()
      expect(refusal({ method, headers, mayRead: false })).toMatch(ELSEWHERE)
    }
    // A link to here.
    const link = { 'sec-fetch-site': 'cross-site' }
    expect(refusal({ method: 'GET', headers: link, mayRead: false })).toBeNull()
  })
})

describe('host addresses', () => {
  it.each([
    ['console.example.com', 'console.example.com'],
    ['Console.example.com:4000', 'console.example.com'],
    ['[::1]:4000', '[::1]'],
    ['https://console.example.com', null],
    ['console.example.com/', null],
    ['*.example.com', null],
    ['a b', null],
    ['', null],
  ])('the name in %j is %j', (host, name) => expect(hostnameOf(host)).toBe(name))

  it.each([
    ['localhost', 'http://localhost:80'],
    ['127.0.0.1', 'http://127.0.0.1:80'],
    ['::1', 'http://[::1]:80'],
    ['0.0.0.0', 'http://localhost:80'],
    ['::', 'http://localhost:80'],
  ])('a server on %s is at %s', (host, url) => expect(urlOf(host, 80)).toBe(url))
})
