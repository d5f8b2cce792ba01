import { beforeEach, describe, expect, it } from 'vitest'
import { type Cloud, gist, openCloud, said } from './support/cloud'

let cloud: Cloud

const RULES = '/v1/vpc-firewall-rules?vpc=default&project=web'

beforeEach(async () => {
  cloud = await openCloud()
})

const rule = (name: string, spec: object = {}) => ({
  name,
  description: '',
  status: 'enabled',
  direction: 'inbound',
  action: 'allow',
  priority: 100,
  targets: [],
  filters: {},
  ...spec,
})
const put = (...rules: object[]) => cloud.put(RULES, { rules })
const see = async () => (await cloud.see(RULES))['rules'] as { id: string; name: string }[]
const names = async () => (await see()).map(({ name }) => name)

const manyHosts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ type: 'subnet', value: `s${index}` }))
const manyPorts = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}`)
const manyProtocols = (count: number) => Array.from({ length: count }, () => 'TCP')

describe('replacing the rules of a VPC', () => {
  it('returns the new rules sorted by name', async () => {
    const { status, body } = await put(rule('b'), rule('a'))
    expect(status).toBe(200)
    const { id } = await cloud.see('/v1/vpcs/default?project=web')
    expect(body['rules']).toMatchObject([
      { name: 'a', vpc_id: id },
      { name: 'b', vpc_id: id },
    ])
    expect(await see()).toEqual(body['rules'])
  })

  it('gives all rules new ids and times, even unchanged ones', async () => {
    const fields = ({ id: _id, ...rest }: Record<string, unknown>) => rest
    const before = await see()
    cloud.clock.advance(60_000)
    const kept = before.map(({ name, ...rest }) => ({ ...rule(name), ...rest, name }))
    const { body } = await put(...kept)
    const after = body['rules'] as typeof before
    const now = '2025-01-15T12:01:00.000Z'
    expect(after.map(fields)).toEqual(
      before.map(each => ({ ...fields(each), time_created: now, time_modified: now })),
    )
    const old = new Set(before.map(({ id }) => id))
    expect(after.filter(({ id }) => old.has(id))).toEqual([])
  })

  it('accepts an empty set', async () => {
    expect((await put()).body).toEqual({ rules: [] })
    expect(await see()).toEqual([])
  })

  it('keeps all fields, with absent filters as null', async () => {
    const targets = [
      { type: 'vpc', value: 'default' },
      { type: 'subnet', value: 'no-such-subnet' },
      { type: 'instance', value: 'no-such-instance' },
      { type: 'ip', value: '10.1.1.1' },
      { type: 'ip_net', value: '10.1.0.0/16' },
    ]
    const filters = { hosts: targets, protocols: ['TCP', 'UDP', 'ICMP'], ports: ['22', '80-90'] }
    const full = rule('full', {
      targets,
      filters,
      status: 'disabled',
      direction: 'outbound',
      action: 'deny',
      priority: 0,
    })
    const { body } = await put(full, rule('last', { priority: 65535, filters: { ports: [] } }))
    expect(body['rules']).toMatchObject([
      full,
      { priority: 65535, filters: { hosts: null, protocols: null, ports: [] } },
    ])
  })

  it('writes a range of one port as that port, and addresses in canonical form', async () => {
    const hosts = [{ type: 'ip', value: '2001:DB8:0::1' }]
    const ports = ['80-80', '443', '0022']
    const { body } = await put(rule('one', { filters: { ports, hosts } }))
    expect(body['rules']).toMatchObject([
      {
        filters: {
          ports: ['80', '443', '22'],
          hosts: [{ type: 'ip', value: '2001:db8::1' }],
        },
      },
    ])
  })
})

describe('a set of rules is rejected', () => {
  it('if a name occurs twice', async () => {
    expect(said(await put(rule('a'), rule('b'), rule('a'), rule('c'), rule('c')))).toBe(
      '400 InvalidValue unsupported value for "rules": rule names must be unique, but there are several of "a", "c"',
    )
    expect(await names()).toEqual(['allow-icmp', 'allow-internal-inbound', 'allow-ssh'])
  })

  it('if it refers to another VPC', async () => {
    cloud.becomes(20)
    const other = [{ type: 'vpc', value: 'other' }]
    const refusal =
      '400 InvalidRequest a firewall rule of VPC "default" cannot target or filter by VPC "other": only its own VPC is supported'
    expect(said(await put(rule('a', { targets: other })))).toBe(refusal)
    expect(said(await put(rule('a', { filters: { hosts: other } })))).toBe(refusal)
    expect(await names()).toEqual(['allow-icmp', 'allow-internal-inbound', 'allow-ssh'])
  })

  it('by older releases only after it has been stored', async () => {
    cloud.becomes(19)
    const refused = await put(rule('a', { targets: [{ type: 'vpc', value: 'other' }] }))
    expect(gist(refused)).toBe('400 InvalidRequest')
    expect(await names()).toEqual(['a'])
  })

  it('but not if it refers to the VPC by its former name', async () => {
    const { id } = await cloud.see('/v1/vpcs/default?project=web')
    await cloud.put(`/v1/vpcs/${id}`, { name: 'renamed' })
    const old = rule('allow-icmp', { targets: [{ type: 'vpc', value: 'default' }] })
    const path = `/v1/vpc-firewall-rules?vpc=${id}`
    expect((await cloud.put(path, { rules: [old] })).status).toBe(200)
    expect((await cloud.put(path, { rules: [] })).status).toBe(200)
    expect(gist(await cloud.put(path, { rules: [old] }))).toBe('400 InvalidRequest')
  })

  it('by the sled of an instance, which then does not start, if the VPC was renamed', async () => {
    const [running, stopped] = [
      await cloud.instance('up', { start: true }),
      await cloud.instance('down'),
    ]
    cloud.clock.advance(4_000)
    const { id } = await cloud.see('/v1/vpcs/default?project=web')
    await cloud.put(`/v1/vpcs/${id}`, { name: 'renamed' })
    const stateOf = async (instance: string) =>
      (await cloud.see(`/v1/instances/${instance}`)).run_state
    const start = () => cloud.post(`/v1/instances/${stopped.id}/start`)
    expect(said(await start())).toBe('400 InvalidRequest cross-VPC firewall target unsupported')
    expect([await stateOf(running.id), await stateOf(stopped.id)]).toEqual(['running', 'stopped'])
    const path = `/v1/vpc-firewall-rules?vpc=${id}`
    const hosts = (value: string) => [rule('in', { filters: { hosts: [{ type: 'vpc', value }] } })]
    await cloud.put(path, { rules: hosts('default') })
    expect(said(await start())).toBe(
      '400 InvalidRequest cross-VPC firewall host filter unsupported',
    )
    await cloud.put(path, { rules: hosts('renamed') })
    expect((await start()).status).toBe(202)
  })

  it.each([
    ['rules', (n: number) => Array.from({ length: n }, (_, i) => rule(`r${i}`)), 1024],
    ['targets', (n: number) => [rule('a', { targets: manyHosts(n) })], 256],
    ['filters.hosts', (n: number) => [rule('a', { filters: { hosts: manyHosts(n) } })], 256],
    ['filters.ports', (n: number) => [rule('a', { filters: { ports: manyPorts(n) } })], 256],
    [
      'filters.protocols',
      (n: number) => [rule('a', { filters: { protocols: manyProtocols(n) } })],
      256,
    ],
  ])('if it has too many %s', async (part, rules, most) => {
    expect((await put(...rules(most))).status).toBe(200)
    expect(said(await put(...rules(most + 1)))).toBe(
      `400 InvalidValue unsupported value for "${part}": max length ${most}`,
    )
  })

  it('if it cannot be parsed', async () => {
    const message = async (spec: object) => {
      const { status, body } = await put(rule('a', spec))
      return [status, body.error_code, body.message.replace(/ at line.*/, '')]
    }
    expect(await message({ priority: 65536 })).toEqual([
      400,
      undefined,
      'unable to parse JSON body: rules[0].priority: invalid value: integer `65536`, expected u16',
    ])
    expect(await message({ filters: { ports: ['0'] } })).toEqual([
      400,
      undefined,
      'unable to parse JSON body: rules[0].filters.ports[0]: invalid port number',
    ])
    expect(await message({ action: 'maybe', targets: manyHosts(257) })).toEqual([
      400,
      undefined,
      'unable to parse JSON body: rules[0].action: unknown variant `maybe`, expected `allow` or `deny`',
    ])
  })
})

describe('firewall rules', () => {
  it('can be read by viewers and changed by collaborators', async () => {
    expect((await cloud.get(RULES, 'viewer')).status).toBe(200)
    expect(gist(await cloud.put(RULES, { rules: [] }, 'viewer'))).toBe('403 Forbidden')
    expect(gist(await cloud.put(RULES, { rules: [] }, 'stranger'))).toBe('404 ObjectNotFound')
    expect((await cloud.put(RULES, { rules: [] }, 'collaborator')).status).toBe(200)
  })
})
