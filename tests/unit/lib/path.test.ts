import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLocalPath, localPathOr, loginUrl } from '@/lib/path'

describe('isLocalPath', () => {
  it.each([
    '/',
    '/projects/mock-project/instances',
    '/device/verify',
    '/a?b=c&d=https://example.com#e',
    '/a//b',
    '/%2F%2Fevil.example',
  ])('follows %j', path => expect(isLocalPath(path)).toBe(true))

  it.each([
    '',
    'projects',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    ' //evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,hi',
  ])('refuses %j', path => expect(isLocalPath(path)).toBe(false))

  it('never lets a browser leave the origin', () => {
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
        const path = pieces.join('')
        if (!isLocalPath(path)) return
        expect(new URL(path, 'https://console.example').origin).toBe('https://console.example')
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
  it('carries path and query', () => {
    expect(loginUrl('/abc/def', '?query=hi&x=y')).toBe(
      '/login?redirect_uri=%2Fabc%2Fdef%3Fquery%3Dhi%26x%3Dy',
    )
    expect(loginUrl('/device/verify', '')).toBe('/login?redirect_uri=%2Fdevice%2Fverify')
  })
})
