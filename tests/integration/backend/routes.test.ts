import { beforeEach, describe, expect, it } from 'vitest'
import { type Body, type Cloud, gist, openCloud, said } from './support/cloud'

let cloud: Cloud
let custom: Body
let system: Body

const IN_DEFAULT = 'vpc=default&project=web'
const DROP = { type: 'drop' }
const ip = (value: string) => ({ type: 'ip', value })
const net = (value: string) => ({ type: 'ip_net', value })
const of = (type: string, value = 'default') => ({ type, value })

beforeEach(async () => {
  cloud = await openCloud()
  custom = await cloud.make(`/v1/vpc-routers?${IN_DEFAULT}`, { name: 'detour', description: '' })
  system = await cloud.see(`/v1/vpc-routers/system?${IN_DEFAULT}`)
})

const post = (name: string, destination: object, target: object, router = custom) =>
  cloud.post(`/v1/vpc-router-routes?router=${router.id}`, {
    name,
    description: '',
    destination,
    target,
  })
const at = (name: string, router: Body) => `/v1/vpc-router-routes/${name}?router=${router.id}`
const put = (name: string, router: Body, body: object) => cloud.put(at(name, router), body)

describe('a new route', () => {
  it.each([
    [ip('10.1.1.1'), ip('10.1.1.2')],
    [net('2001:db8::/32'), ip('2001:db8::1')],
    [net('10.1.0.0/16'), of('instance', 'nobody')],
    [of('subnet'), of('internet_gateway', 'nowhere')],
    [ip('2001:db8::1'), DROP],
  ])('leads from %j to %j', async (destination, target) => {
    const { status, body } = await post('way', destination, target)
    expect(status).toBe(201)
    expect(body).toMatchObject({ kind: 'custom', vpc_router_id: custom.id, destination, target })
    expect(await cloud.see(`${at('way', custom)}`)).toEqual(body)
  })

  it('has addresses in canonical form', async () => {
    const { body } = await post('way', net('2001:DB8:0::/32'), ip('2001:0db8::0001'))
    expect(body).toMatchObject({ destination: net('2001:db8::/32'), target: ip('2001:db8::1') })
  })

  it('cannot be added to a system router', async () => {
    expect(said(await post('way', ip('10.1.1.1'), DROP, system))).toBe(
      '400 InvalidRequest routes of users cannot be added to a system router',
    )
  })

  it.each([
    [of('vpc'), DROP, 'a VPC cannot be the destination or target of a custom route'],
    [ip('10.1.1.1'), of('vpc'), 'a VPC cannot be the destination or target of a custom route'],
    [ip('10.1.1.1'), of('subnet'), 'a subnet cannot be the target of a custom route'],
    [net('10.1.0.0/16'), ip('fd00::1'), 'a route cannot mix IPv4 and IPv6 addresses'],
    [ip('fd00::1'), ip('10.1.1.1'), 'a route cannot mix IPv4 and IPv6 addresses'],
  ])('cannot lead from %j to %j', async (destination, target, reason) => {
    expect(said(await post('way', destination, target))).toBe(`400 InvalidRequest ${reason}`)
  })

  it('needs a unique name in its router', async () => {
    await post('way', ip('10.1.1.1'), DROP)
    expect(said(await post('way', ip('10.1.1.2'), DROP))).toBe(
      '400 ObjectAlreadyExists already exists: router-route "way"',
    )
    expect((await post('default-v4', ip('10.1.1.2'), DROP)).status).toBe(201)
  })
})

describe('viewing routes', () => {
  it('works by name with all their parents', async () => {
    await post('way', ip('10.1.1.1'), DROP)
    const path = `router=detour&${IN_DEFAULT}`
    expect((await cloud.see(`/v1/vpc-router-routes/way?${path}`)).name).toBe('way')
    expect((await cloud.see(`/v1/vpc-router-routes?${path}`)).items).toHaveLength(1)
  })

  it('is impossible by ID, because the router is both required and forbidden', async () => {
    const { id } = (await post('way', ip('10.1.1.1'), DROP)).body
    expect((await cloud.get(`/v1/vpc-router-routes/${id}`)).body.message).toBe(
      'unable to parse query string: missing field `router`',
    )
    expect(said(await cloud.get(at(id, custom)))).toBe(
      '400 InvalidRequest when providing route as an ID router should not be specified',
    )
    expect((await cloud.del(`/v1/vpc-router-routes/${id}`)).status).toBe(204)
  })
})

describe('changing a route', () => {
  it('requires destination and target every time', async () => {
    await post('way', ip('10.1.1.1'), DROP)
    const { status, body } = await put('way', custom, { name: 'path', target: DROP })
    expect([status, body.error_code]).toEqual([400, undefined])
    expect(body.message).toMatch(/^unable to parse JSON body: missing field `destination` at /)
  })

  it('updates all fields of a custom one', async () => {
    await post('way', ip('10.1.1.1'), DROP)
    await post('taken', ip('10.1.1.1'), DROP)
    const ends = { destination: of('subnet'), target: ip('10.0.0.2') }
    const { status, body } = await put('way', custom, { name: 'path', description: 'new', ...ends })
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'path', description: 'new', ...ends })
    expect(gist(await put('path', custom, { ...ends, name: 'taken' }))).toBe(
      '400 ObjectAlreadyExists',
    )
    expect(gist(await put('path', custom, { ...ends, target: of('vpc') }))).toBe(
      '400 InvalidRequest',
    )
  })

  it('updates only the target of a default route', async () => {
    const destination = net('0.0.0.0/0')
    const changed = await put('default-v4', system, { destination, target: DROP })
    expect([changed.status, changed.body['target']]).toEqual([200, DROP])
    for (const more of [
      { name: 'default-v4' },
      { description: 'The way out of the VPC' },
      { destination: net('10.0.0.0/8') },
      { destination: of('subnet') },
    ]) {
      expect(said(await put('default-v4', system, { destination, target: DROP, ...more }))).toBe(
        '400 InvalidRequest only the target of a default route can be changed',
      )
    }
    expect(said(await put('default-v4', system, { destination, target: of('vpc') }))).toBe(
      '400 InvalidRequest a VPC cannot be the destination or target of a default route',
    )
  })

  it('is rejected for routes to subnets', async () => {
    const ends = { destination: of('subnet'), target: of('subnet') }
    expect(said(await put('default', system, ends))).toBe(
      '400 InvalidRequest routes of kind vpc_subnet cannot be modified',
    )
  })
})

describe('deleting a route', () => {
  it('requires a custom one', async () => {
    await post('way', ip('10.1.1.1'), DROP)
    expect((await cloud.del(at('way', custom))).status).toBe(204)
    expect(gist(await cloud.get(at('way', custom)))).toBe('404 ObjectNotFound')
    expect(said(await cloud.del(at('default', system)))).toBe(
      '400 InvalidRequest routes of kind vpc_subnet may not be deleted',
    )
    expect(said(await cloud.del(at('default-v6', system)))).toBe(
      '400 InvalidRequest routes of kind default may not be deleted',
    )
  })

  it('requires a collaborator', async () => {
    await post('way', ip('10.1.1.1'), DROP)
    expect((await cloud.get(at('way', custom), 'viewer')).status).toBe(200)
    expect(gist(await cloud.del(at('way', custom), 'viewer'))).toBe('403 Forbidden')
    expect(said(await cloud.del(at('way', custom), 'stranger'))).toBe(
      `404 ObjectNotFound not found: vpc-router with id "${custom.id}"`,
    )
    expect((await cloud.del(at('way', custom), 'collaborator')).status).toBe(204)
  })
})
