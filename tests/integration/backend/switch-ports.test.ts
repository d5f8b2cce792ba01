import { beforeEach, describe, expect, it } from 'vitest'
import { gist, type Json, openSeeded, type Seeded } from './support/seeded'

const PORTS = '/v1/system/hardware/switch-port'
const SETTINGS = '/v1/system/networking/switch-port-settings'
const RACK = '5acc5acc-0000-4000-8000-000000000001'

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded()
})

const at = (location: string, rack = RACK) => `rack_id=${rack}&switch_location=${location}`
const settingsUrl = (port: string, location = 'switch0') =>
  `${PORTS}/${port}/settings?${at(location)}`
const apply = (port: string, port_settings: string, location?: string) =>
  cloud.post(settingsUrl(port, location), { port_settings })
const ports = async () => (await cloud.get(PORTS)).body.items
const status = async () =>
  JSON.parse((await cloud.get('/v1/system/networking/bgp-status')).text) as Json[]

const peer = (addr: string, bgp_config: string, more: object = {}) => ({
  addr,
  allowed_export: { type: 'no_filtering' },
  allowed_import: { type: 'allow', value: ['10.0.0.0/8'] },
  bgp_config,
  communities: [],
  connect_retry: 3,
  delay_open: 0,
  enforce_first_as: false,
  hold_time: 6,
  idle_hold_time: 3,
  interface_name: 'ignored',
  keepalive: 2,
  ...more,
})

const link = { autoneg: false, mtu: 1500, speed: 'speed100_g', lldp: { enabled: true } }

const spec = (name: string, more: object = {}) => ({
  name,
  description: '',
  port_config: { geometry: 'qsfp28x1' },
  groups: [],
  links: { phy0: { ...link, lldp: { enabled: true, management_ip: '10.0.0.1' } } },
  interfaces: { phy0: { kind: { type: 'vlan', vid: 7 }, v6_enabled: false } },
  addresses: { phy0: { addresses: [{ address: '172.20.15.40/29', address_lot: 'infra-lot' }] } },
  routes: { phy0: { routes: [{ dst: '0.0.0.0/0', gw: '172.20.15.41', vid: 7 }] } },
  bgp_peers: { phy0: { peers: [peer('172.20.15.42', 'rack-as')] } },
  ...more,
})

const create = (more?: object, name = 'fresh') => cloud.post(SETTINGS, spec(name, more))

describe('settings of a switch port', () => {
  it('keep the names of links', async () => {
    const names = ['phy_0', 'Phy1']
    const each = <Value>(value: Value) => Object.fromEntries(names.map(name => [name, value]))
    const { status: code, body } = await create({
      port_config: { geometry: 'qsfp28x2' },
      links: each(link),
      interfaces: each({ kind: { type: 'primary' }, v6_enabled: true }),
    })
    expect(code).toBe(201)
    expect((body['links'] as Json[]).map(({ link_name }) => link_name)).toEqual(names)
    const interfaces = body['interfaces'] as Json[]
    expect(interfaces.map(({ interface_name }) => interface_name)).toEqual(names)
  })

  it('have omitted values as null', async () => {
    const { body } = await create({ links: { phy0: { ...link, tx_eq: {} } } })
    expect((body['links'] as Json[])[0]).toMatchObject({ fec: null })
    expect((body['link_lldp'] as Json[])[0]).toMatchObject({
      chassis_id: null,
      link_description: null,
      link_name: null,
      management_ip: null,
      system_description: null,
      system_name: null,
    })
    const unequalised = { main: null, post1: null, post2: null, pre1: null, pre2: null }
    expect(body['tx_eq']).toEqual([unequalised])
    expect((body['addresses'] as Json[])[0]).toMatchObject({ vlan_id: null })
    expect((body['routes'] as Json[])[0]).toMatchObject({ rib_priority: null })
    expect((body['bgp_peers'] as Json[])[0]).toMatchObject({ remote_asn: null, vlan_id: null })
  })

  it('are returned with all their parts', async () => {
    const { status: code, body } = await create()
    expect(code).toBe(201)
    const settings = body['settings'] as Json
    const port_settings_id = settings.id
    const [config] = (await cloud.get('/v1/system/networking/bgp')).body.items
    expect(body).toMatchObject({
      settings: { name: 'fresh' },
      port: { geometry: 'qsfp28x1', port_settings_id },
      groups: [],
      links: [{ link_name: 'phy0', mtu: 1500, speed: 'speed100_g', port_settings_id }],
      link_lldp: [{ enabled: true, management_ip: '10.0.0.1/32' }],
      tx_eq: [null],
      interfaces: [{ interface_name: 'phy0', kind: 'vlan', v6_enabled: false, port_settings_id }],
      vlan_interfaces: [{ vlan_id: 7 }],
      addresses: [{ address: '172.20.15.40/29', interface_name: 'phy0', port_settings_id }],
      routes: [{ dst: '0.0.0.0/0', gw: '172.20.15.41/32', interface_name: 'phy0', vlan_id: 7 }],
      bgp_peers: [{ addr: '172.20.15.42', bgp_config: config!.id, interface_name: 'phy0' }],
    })
    expect((await cloud.get(`${SETTINGS}/fresh`)).body).toEqual(body)
    expect((await cloud.get(`${SETTINGS}?port_settings=fresh`)).body.items).toEqual([settings])
  })

  it('replace those of the same name', async () => {
    const before = (await create()).body['settings'] as Json
    const after = await create({ links: {}, interfaces: {}, bgp_peers: {} })
    expect(after.status).toBe(201)
    expect(after.body).toMatchObject({ settings: { id: before.id }, links: [], bgp_peers: [] })
    expect((await cloud.get(SETTINGS)).body.items).toHaveLength(3)
  })

  it.each([
    [{ links: { phy0: link, phy1: link } }, 'a port of geometry qsfp28x1 has 1 links at most'],
    [
      { interfaces: { phy0: { kind: { type: 'vlan', vid: 4096 }, v6_enabled: true } } },
      'VLAN ID 4096 is larger than 4095',
    ],
    [
      {
        addresses: { phy0: { addresses: [{ address: '10.9.9.9/24', address_lot: 'infra-lot' }] } },
      },
      'address not in lot: 10.9.9.9/24',
    ],
    [
      {
        addresses: {
          phy0: { addresses: [{ address: '172.20.15.53/29', address_lot: 'infra-lot' }] },
        },
      },
      'address unavailable: 172.20.15.53/29',
    ],
    [
      { addresses: { phy0: { addresses: [{ address: '172.20.15.54/29', address_lot: 'none' }] } } },
      'not found: address-lot with name "none"',
    ],
    [
      { bgp_peers: { phy0: { peers: [peer('172.20.15.42', 'none')] } } },
      'not found: bgp-config with name "none"',
    ],
    [{ groups: ['none'] }, 'unknown group of switch port settings: none'],
  ])('must be valid, unlike %j', async (more, message) => {
    expect(gist(await create(more))).toBe(`400 InvalidRequest ${message}`)
    expect((await cloud.get(`${SETTINGS}/fresh`)).status).toBe(404)
  })

  it.each(['x'.repeat(81), 'grüße'])(
    'accept short ASCII keys only, unlike %s',
    async md5_auth_key => {
      const peers = [peer('172.20.15.42', 'rack-as', { md5_auth_key })]
      const { body } = await create({ bgp_peers: { phy0: { peers } } })
      expect(body.error_code).toBe('InvalidValue')
      expect(body.message).toMatch(/^unsupported value for "md5_auth_key"/)
    },
  )

  it('can be deleted when no port uses them', async () => {
    expect(gist(await cloud.delete(SETTINGS))).toBe('400 InvalidRequest name or id required')
    expect((await cloud.delete(`${SETTINGS}?port_settings=uplink-0`)).status).toBe(400)
    expect((await cloud.delete(`${SETTINGS}?port_settings=uplink-spare`)).status).toBe(204)
    expect((await cloud.get(`${SETTINGS}/uplink-spare`)).status).toBe(404)
  })

  it('are changed by fleet admins only', async () => {
    const viewer = cloud.as('fleetViewer')
    expect((await viewer.get(`${SETTINGS}/uplink-0`)).status).toBe(200)
    expect((await viewer.post(SETTINGS, spec('fresh'))).status).toBe(403)
    expect((await viewer.delete(settingsUrl('qsfp0'))).status).toBe(403)
    expect((await cloud.as('nobody').get(`${SETTINGS}/uplink-0`)).status).toBe(404)
  })
})

describe('a switch port', () => {
  it('is found by its ID', async () => {
    const [, second] = await ports()
    const found = await cloud.get(`${PORTS}?switch_port_id=${second!.id}`)
    expect(found.body.items).toEqual([second])
    expect(second).toMatchObject({ port_name: 'qsfp1', switch_location: 'switch0' })
  })

  it('gets settings and loses them', async () => {
    const { id } = (await create()).body['settings'] as Json
    expect((await apply('qsfp1', 'fresh')).status).toBe(204)
    expect((await ports())[1]).toMatchObject({ port_settings_id: id })
    expect((await cloud.delete(settingsUrl('qsfp1'))).status).toBe(204)
    expect((await ports())[1]).toMatchObject({ port_settings_id: null })
    expect((await cloud.delete(`${SETTINGS}?port_settings=fresh`)).status).toBe(204)
  })

  it.each([
    [settingsUrl('eth0'), 400],
    [settingsUrl('qsfp32'), 400],
    [settingsUrl('qsfp0', 'switch2'), 400],
    [settingsUrl('qsfp9'), 404],
    [`${PORTS}/qsfp0/settings?${at('switch0', 'ffffffff-0000-4000-8000-000000000000')}`, 404],
    [`${PORTS}/qsfp0/settings?switch_location=switch0`, 400],
  ])('must exist: %s', async (url, expected) => {
    expect((await cloud.post(url, { port_settings: 'uplink-spare' })).status).toBe(expected)
  })

  it('has sessions with the peers in its settings only', async () => {
    await create()
    await apply('qsfp1', 'fresh')
    const added = (await status()).find(each => each['addr'] === '172.20.15.42')
    expect(added).toEqual({
      addr: '172.20.15.42',
      local_asn: 65_100,
      remote_asn: 0,
      state: 'connect',
      state_duration_millis: 0,
      switch: 'switch0',
    })
    const peers = [peer('172.20.15.43', 'rack-as', { remote_asn: 65_003 })]
    await create({ bgp_peers: { phy0: { peers } } })
    const addresses = (await status()).map(each => each['addr'])
    expect(addresses).toContain('172.20.15.43')
    expect(addresses).not.toContain('172.20.15.42')
    await cloud.delete(settingsUrl('qsfp1'))
    expect(await status()).toHaveLength(2)
  })

  it('must have the same autonomous system as the others of its switch', async () => {
    await cloud.post('/v1/system/networking/bgp', {
      name: 'other-as',
      description: '',
      asn: 65_200,
      bgp_announce_set_id: 'rack-services',
    })
    await create({ bgp_peers: { phy0: { peers: [peer('172.20.15.42', 'other-as')] } } })
    expect((await apply('qsfp1', 'fresh')).body.error_code).toBe('Conflict')
    expect((await ports())[1]).toMatchObject({ port_settings_id: null })
    expect((await apply('qsfp1', 'fresh', 'switch1')).status).toBe(204)
  })

  it('reports whether its links are up', async () => {
    const read = async (port: string) =>
      (await cloud.get(`${PORTS}/${port}/status?${at('switch0')}`)).body
    expect(await read('qsfp0')).toMatchObject({ link: { phy0: { link_state: 'up' } } })
    expect(await read('qsfp1')).toEqual({ link: {}, monitors: null })
  })
})

describe('LLDP', () => {
  const config = (port: string) => `${PORTS}/${port}/lldp/config?${at('switch0')}`

  it('is configured per port', async () => {
    const before = (await cloud.get(config('qsfp0'))).body
    const changed = { ...before, enabled: false, link_name: null }
    expect((await cloud.post(config('qsfp0'), changed)).status).toBe(204)
    expect((await cloud.get(config('qsfp0'))).body).toEqual(changed)
  })

  it('can be configured for the first time', async () => {
    const missing = await cloud.get(config('qsfp1'))
    expect([missing.status, missing.body.error_code]).toEqual([404, 'Not Found'])
    const taken = (await cloud.get(config('qsfp0'))).body.id
    await cloud.post(config('qsfp1'), { id: taken, enabled: true })
    const made = (await cloud.get(config('qsfp1'))).body
    expect(made).toMatchObject({ enabled: true, system_name: null })
    expect(made.id).not.toBe(taken)
  })

  it('lists neighbors', async () => {
    const url = (port: string) =>
      `/v1/system/hardware/rack-switch-port/${RACK}/switch0/${port}/lldp/neighbors`
    const { items } = (await cloud.get(url('qsfp0'))).body
    expect(items.map(each => [each['system_name'], each['last_seen']])).toEqual([
      ['spine-1', '2025-01-15T11:59:30.000Z'],
      ['spine-2', '2025-01-15T11:59:30.000Z'],
    ])
    expect((await cloud.get(url('qsfp1'))).body.items).toEqual([])
    expect((await cloud.get(url('eth0'))).status).toBe(400)
  })
})
