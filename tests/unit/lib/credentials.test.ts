import { expect, test } from 'vitest'
import { findCredentials, stripCredentials, redactCredentials } from '@/lib/credentials'

test.each([
  ['https://idp.example/metadata?entity=rack', 'https://idp.example/metadata?entity=rack'],
  ['https://ada:granite@idp.example/', 'https://•@idp.example/'],
  ['see https://quartz@idp.example.', 'see https://•@idp.example.'],
  ['https://a.example/?Access_Token=q&x=1', 'https://a.example/?Access_Token=•&x=1'],
  ['https://a.example/?x=1&api-key=q#secret=r', 'https://a.example/?x=1&api-key=•#secret=•'],
  ['https://a.example/?page_token=q', 'https://a.example/?page_token=q'],
  ['ada@rack.example', 'ada@rack.example'],
  ['https://ada:p@ss@idp.example/a@b', 'https://•@idp.example/a@b'],
  ['https:/ada@a.example//b@c', 'https:/•@a.example//b@c'],
  ['https://a&token=b@idp.example', 'https://•'],
  ['/a?next=/b?token=q', '/a?next=/b?token=•'],
  ['?x_api-key=q&x-amz-signature=r&id=s', '?x_api-key=q&x-amz-signature=•&id=s'],
])('redacting %s gives %s', (text, left) => {
  expect(redactCredentials(text, '•')).toBe(left)
})

test('credentials are returned both as written and decoded', () => {
  expect(findCredentials('https://ada:gr%40nite@a.example/?token=q')).toEqual(
    expect.arrayContaining(['gr%40nite', 'gr@nite', 'q']),
  )
  expect(findCredentials('token=q')).toEqual([])
})

test.each([
  ['', ''],
  ['?', ''],
  ['?from=db1&q=a+b%20c', '?from=db1&q=a+b%20c'],
  ['?access_token=q', ''],
  ['?a=1&token=q&b', '?a=1&b'],
  ['#id%5Ftoken=q&state=1', '#state=1'],
  ['#part', '#part'],
  ['?page_token=q', '?page_token=q'],
  ['?redirect_uri=%2Fprojects%3Faccess_token%3Dq', '?redirect_uri=%2Fprojects'],
  ['?redirect_uri=/p?a=1%26token=q', '?redirect_uri=%2Fp%3Fa%3D1'],
  ['?redirect_uri=/projects?a=1', '?redirect_uri=/projects?a=1'],
  ['?broken=%', '?broken=%'],
])('stripping %s gives %s', (part, left) => {
  expect(stripCredentials(part)).toBe(left)
})
