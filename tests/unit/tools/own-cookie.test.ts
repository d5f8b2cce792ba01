import { describe, expect, it } from 'vitest'
import { asOwnCookie } from '../../../tools/serving/own-cookie'

describe('a cookie of the API', () => {
  it.each([
    ['session=abc', 'session=abc'],
    ['session=abc; Path=/; HttpOnly; SameSite=Lax', 'session=abc; Path=/; HttpOnly; SameSite=Lax'],
    ['a=b; Path=/; Domain=rack.example.com; Secure; HttpOnly', 'a=b; Path=/; HttpOnly'],
    ['a=b;secure ;Path=/', 'a=b; Path=/'],
    ['a=b;  SECURE; domain = rack.example.com ; Max-Age=5', 'a=b; Max-Age=5'],
    ['a=b; Secure=yes; Path=/', 'a=b; Path=/'],
    ['a=b; Secure;; ', 'a=b'],
    ['theme=secure; Max-Age=5; Comment=secure', 'theme=secure; Max-Age=5; Comment=secure'],
    ['secure=1; Path=/secure; SecureToo', 'secure=1; Path=/secure; SecureToo'],
    ['a="x=y"; SameSite=Strict', 'a="x=y"; SameSite=Strict'],
  ])('over plain HTTP loses Secure and Domain: %s', (cookie, expected) => {
    expect(asOwnCookie(cookie, false)).toBe(expected)
  })

  it.each([
    '__Host-session=abc; Path=/; Secure',
    '__secure-session=abc; Secure',
    ' __HOST-session=abc; Path=/; Secure',
    '__Http-session=abc; Secure; HttpOnly',
    'session=abc; SameSite=None; Secure',
    'session=abc; samesite = NONE',
    'session=abc; Secure; Partitioned; Path=/',
  ])('over plain HTTP is dropped if browsers would reject it: %s', cookie => {
    expect(asOwnCookie(cookie, false)).toBeNull()
  })

  it.each([
    ['session=abc; Path=/; Secure; HttpOnly', 'session=abc; Path=/; Secure; HttpOnly'],
    ['__Host-session=abc; Path=/; Secure', '__Host-session=abc; Path=/; Secure'],
    ['a=b; SameSite=None; Secure; Domain=rack.example.com', 'a=b; SameSite=None; Secure'],
  ])('over TLS loses only Domain: %s', (cookie, expected) => {
    expect(asOwnCookie(cookie, true)).toBe(expected)
  })
})
