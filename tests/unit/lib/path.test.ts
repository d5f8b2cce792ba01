import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localPath, localPathOr, loginUrl } from '@/lib/path'

describe('a local path', () => {
  it.each([
    '/',
    '/projects/mock-project/instances',
    '/device/verify',
    '/a?b=c&d=https://example.com#e',
    '/a//b',
    '/%2F%2Fevil.example',
  ])('is %j', path => expect(localPath(path)).toBe(path))

  it.each([
    '',
    'projects',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/projects\r\nset-cookie: session=1',
    '/projects\0',
    '/projects\u007f',
    '/..//evil.example',
    '/.//evil.example',
    ' //evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,hi',
  ])('is not %j', path => expect(localPath(path)).toBeNull())

  it.each([
    ['/a/../b', '/b'],
    ['/a\\b', '/a/b'],
    ['/größe?name=é b#ü', '/gr%C3%B6%C3%9Fe?name=%C3%A9%20b#%C3%BC'],
    ['/\ud800', '/%EF%BF%BD'],
  ])('is encoded for a header: %j is %j', (path, expected) => {
    expect(localPath(path)).toBe(expected)
  })

  it('never leads a browser to another origin', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\r',
      '@',
      ':',
      'evil.example',
      '?',
      '#',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), pieces => {
        const path = localPath(pieces.join(''))
        if (path === null) return
        expect(new URL(path, 'https://console.example').origin).toBe('https://console.example')
        expect(localPath(path)).toBe(path)
        expect(path).toMatch(/^[!-~]+$/)
      }),
      { numRuns: 2000 },
    )
  })

  it('falls back', () => {
    expect(localPathOr('/images', '/projects')).toBe('/images')
    expect(localPathOr('//evil.example', '/projects')).toBe('/projects')
    expect(localPathOr(null, '/projects')).toBe('/projects')
    expect(localPathOr('', '/projects')).toBe('/projects')
  })
})

describe('loginUrl', () => {
  it('contains path and query', () => {
    expect(loginUrl('/abc/def', '?query=hi&x=y')).toBe(
      '/login?redirect_uri=%2Fabc%2Fdef%3Fquery%3Dhi%26x%3Dy',
    )
    expect(loginUrl('/device/verify', '')).toBe('/login?redirect_uri=%2Fdevice%2Fverify')
  })
})
