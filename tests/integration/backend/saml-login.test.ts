import { beforeEach, describe, expect, it } from 'vitest'
import { gist, openSeeded, type Seeded } from './support/seeded'

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded({ requireAuth: true })
})

const assertion = (
  name: string,
  groups: string[],
) => `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">
  <saml:Assertion><saml:Subject><saml:NameID Format="x">${name}</saml:NameID></saml:Subject>
  <saml:AttributeStatement><saml:Attribute Name="mail"><saml:AttributeValue>a@b</saml:AttributeValue>
  </saml:Attribute><saml:Attribute Name="groups">${groups
    .map(group => `<saml:AttributeValue>${group}</saml:AttributeValue>`)
    .join('')}</saml:Attribute></saml:AttributeStatement></saml:Assertion></samlp:Response>`

const post = (xml: string, { relay = '', silo = 'maze-war', provider = 'mock-idp' } = {}) =>
  cloud.send('POST', `/login/${silo}/saml/${provider}`, {
    raw: new URLSearchParams({ SAMLResponse: btoa(xml), RelayState: relay }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

const as = (headers: Record<string, string>) =>
  cloud.withCookie(headers['set-cookie']!.split(';')[0]!)

describe('a SAML response', () => {
  it('logs the user in and redirects to the requested path', async () => {
    const answer = await post(assertion('Clara Flint', []), { relay: '/projects?x=1' })
    expect([answer.status, answer.headers['location'], answer.text]).toEqual([
      303,
      '/projects?x=1',
      '',
    ])
    expect((await as(answer.headers).get('/v1/me')).body['display_name']).toBe('Clara Flint')
  })

  it('redirects to the start page if the path leads to another origin', async () => {
    for (const relay of [
      'https://evil.example',
      '/\t/evil.example',
      '/\\evil.example',
      '/a\r\nb: c',
    ]) {
      const answer = await post(assertion('Clara Flint', []), { relay })
      expect([relay, answer.headers['location']]).toEqual([relay, '/'])
    }
  })

  it('creates users and groups on their first occurrence', async () => {
    const { headers } = await post(assertion('Hugo Loess', ['web-devs', 'gardeners']))
    const groups = (await as(headers).get('/v1/me/groups')).body.items
    expect(groups.map(group => group['display_name']).toSorted()).toEqual(['gardeners', 'web-devs'])
  })

  it('removes the user from groups it does not name', async () => {
    await post(assertion('Clara Flint', ['web-devs']))
    const groups = (await openGroups('Clara Flint')).toSorted()
    expect(groups).toEqual(['web-devs'])
  })

  it('keeps groups if the provider has no group attribute', async () => {
    await post(assertion('Clara Flint', []), { provider: 'standby-idp' })
    expect(await openGroups('Clara Flint')).toEqual(['kernel-devs'])
  })

  it('requires a valid assertion, provider and silo', async () => {
    expect((await post('<Response/>')).status).toBe(401)
    expect((await post('<Attribute>'.repeat(20_000))).status).toBe(401)
    expect((await post(assertion('x'.repeat(300_000), []))).status).toBe(401)
    expect(gist(await post(assertion('x', []), { provider: 'absent' }))).toBe(
      '404 ObjectNotFound not found: identity-provider with name "absent"',
    )
    expect((await post(assertion('x', []), { silo: 'absent' })).status).toBe(404)
  })
})

const openGroups = async (displayName: string) => {
  const { db } = cloud.backend.backendState
  const user = Array.from(db.users.all()).find(each => each.displayName === displayName)!
  return db.memberships
    .by('user', user.id)
    .map(({ groupId }) => db.groups.get(groupId)!.displayName)
}
