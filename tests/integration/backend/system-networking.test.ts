import { beforeEach, describe, expect, it } from 'vitest'
import { gist, openSeeded, type Seeded } from './support/seeded'

const NET = '/v1/system/networking'
const RACK = '5acc5acc-0000-4000-8000-000000000001'

let cloud: Seeded

beforeEach(() => {
  cloud = openSeeded()
})

const wishLot = (name: string, ...blocks: [first: string, last: string][]) => ({
  name,
  description: '',
  kind: 'infra',
  blocks: blocks.map(([first_address, last_address]) => ({ first_address, last_address })),
})

const addLot = (name: string, ...blocks: [first: string, last: string][]) =>
  cloud.post(`${NET}/address-lot`, wishLot(name, ...blocks))

describe('an address lot', () => {
  it('is returned with its blocks', async () => {
    const { status, body } = await addLot(
      'new-lot',
      ['10.1.0.0', '10.1.0.9'],
      ['fd00::1', 'fd00::9'],
    )
    expect(status).toBe(201)
    expect(body).toMatchObject({
      lot: { name: 'new-lot', kind: 'infra' },
      blocks: [
        { first_address: '10.1.0.0', last_address: '10.1.0.9' },
        { first_address: 'fd00::1', last_address: 'fd00::9' },
      ],
    })
    const { items } = (await cloud.get(`${NET}/address-lot/new-lot/blocks`)).body
    expect(items).toHaveLength(2)
  })

  it.each([
    ['ends before it begins', [['10.1.0.9', '10.1.0.1']]],
    ['mixes address families', [['10.1.0.9', 'fd00::1']]],
    [
      'overlaps with another one',
      [
        ['10.1.0.1', '10.1.0.9'],
        ['10.1.0.9', '10.1.0.20'],
      ],
    ],
    [
      'overlaps with another one',
      [
        ['10.1.0.4', '10.1.0.5'],
        ['10.1.0.1', '10.1.0.9'],
      ],
    ],
  ] as [string, [string, string][]][])('is refused a block that %s', async (reason, blocks) => {
    const answer = gist(await addLot('new-lot', ...blocks))
    expect(answer).toMatch(/^400 InvalidRequest address lot block/)
    expect(answer).toContain(reason)
  })

  it('needs a unique name', async () => {
    expect(gist(await addLot('infra-lot'))).toBe(
      '400 ObjectAlreadyExists already exists: address-lot "infra-lot"',
    )
  })

  it('is created by collaborators and deleted by admins', async () => {
    expect((await cloud.as('fleetViewer').post(`${NET}/address-lot`, wishLot('x'))).status).toBe(
      403,
    )
    const remove = (person: 'fleetViewer' | 'nobody') =>
      cloud.as(person).delete(`${NET}/address-lot/infra-lot`)
    expect((await remove('fleetViewer')).status).toBe(403)
    expect((await remove('nobody')).status).toBe(404)
  })

  it('cannot be deleted while an address of it is in use', async () => {
    for (const lot of ['infra-lot', 'services-lot']) {
      expect(gist(await cloud.delete(`${NET}/address-lot/${lot}`))).toBe(
        '400 InvalidRequest lot is in use',
      )
    }
    await addLot('new-lot', ['10.1.0.0', '10.1.0.9'])
    expect((await cloud.delete(`${NET}/address-lot/new-lot`)).status).toBe(204)
    expect((await cloud.get(`${NET}/address-lot/new-lot/blocks`)).status).toBe(404)
  })
})

describe('a loopback address', () => {
  const spec = (more: object = {}) => ({
    address: '10.1.0.4',
    address_lot: 'new-lot',
    anycast: false,
    mask: 32,
    rack_id: RACK,
    switch_location: 'switch0',
    ...more,
  })
  const add = (more?: object) => cloud.post(`${NET}/loopback-address`, spec(more))

  beforeEach(async () => {
    await addLot('new-lot', ['10.1.0.0', '10.1.0.9'])
  })

  it('is taken from its lot, and released', async () => {
    const { status, body } = await add()
    expect(status).toBe(201)
    expect(body).toMatchObject({
      address: '10.1.0.4/32',
      rack_id: RACK,
      switch_location: 'switch0',
    })
    expect(gist(await cloud.delete(`${NET}/address-lot/new-lot`))).toMatch(/lot is in use/)
    const url = `${NET}/loopback-address/${RACK}/switch0/10.1.0.4`
    expect((await cloud.delete(`${url}/24`)).status).toBe(404)
    expect((await cloud.delete(`${url}/32`)).status).toBe(204)
    expect((await cloud.delete(`${url}/32`)).status).toBe(404)
    expect((await cloud.delete(`${NET}/address-lot/new-lot`)).status).toBe(204)
  })

  it('may be deleted in any notation', async () => {
    const url = `${NET}/loopback-address/${RACK}/switch0/fd00:99:0:0::1/64`
    expect((await cloud.delete(url)).status).toBe(204)
  })

  it.each([
    [{ address: '10.1.0.10' }, '400 InvalidRequest address not in lot: 10.1.0.10'],
    [{ mask: 33 }, '400 InvalidRequest mask 33 is wider than IPv4 addresses are'],
    [
      { switch_location: 'switch2' },
      '400 InvalidRequest unknown switch location "switch2": must be switch0 or switch1',
    ],
    [{ address_lot: 'no-lot' }, '404 ObjectNotFound not found: address-lot with name "no-lot"'],
    [
      { rack_id: 'ffffffff-0000-4000-8000-000000000000' },
      '404 ObjectNotFound not found: rack with id "ffffffff-0000-4000-8000-000000000000"',
    ],
  ])('must be valid, unlike %j', async (more, refusal) => {
    expect(gist(await add(more))).toBe(refusal)
  })

  it('is on one switch only, unless it is anycast', async () => {
    await add()
    const elsewhere = { switch_location: 'switch1' }
    const taken = '400 InvalidRequest address unavailable: 10.1.0.4'
    expect(gist(await add(elsewhere))).toBe(taken)
    expect(gist(await add({ ...elsewhere, anycast: true }))).toBe(taken)
    const shared = { address: '10.1.0.5', anycast: true }
    expect((await add(shared)).status).toBe(201)
    expect((await add({ ...shared, ...elsewhere })).status).toBe(201)
    expect((await add({ ...shared, ...elsewhere })).status).toBe(400)
  })
})

describe('BGP', () => {
  const SETS = `${NET}/bgp-announce-set`
  const announce = (name: string, networks: string[], address_lot_block = 'services-lot') =>
    cloud.put(SETS, {
      name,
      description: '',
      announcement: networks.map(network => ({ address_lot_block, network })),
    })
  const configure = (more: object = {}) =>
    cloud.post(`${NET}/bgp`, {
      name: 'other-as',
      description: '',
      asn: 65_200,
      bgp_announce_set_id: 'rack-services',
      ...more,
    })
  const announced = async (name: string) => {
    const { text } = await cloud.get(`${SETS}/${name}/announcement`)
    return (JSON.parse(text) as { network: string }[]).map(({ network }) => network).toSorted()
  }

  it('replaces announce sets as a whole', async () => {
    expect((await announce('new-set', ['172.20.26.0/26'])).status).toBe(201)
    expect(await announced('new-set')).toEqual(['172.20.26.0/26'])
    const again = await announce('new-set', ['172.20.26.64/26', '172.20.26.128/26'])
    expect(again.status).toBe(201)
    expect(await announced('new-set')).toEqual(['172.20.26.128/26', '172.20.26.64/26'])
    const sets = JSON.parse((await cloud.get(SETS)).text) as { name: string }[]
    expect(sets.map(({ name }) => name)).toEqual(['new-set', 'rack-services'])
  })

  it('announces only networks in the block', async () => {
    expect(gist(await announce('new-set', ['172.20.27.0/26']))).toBe(
      '400 InvalidRequest network 172.20.27.0/26 is not in the address lot block',
    )
    expect((await announce('new-set', ['172.20.26.0/26'], 'no-lot')).status).toBe(404)
    expect((await cloud.get(`${SETS}/new-set/announcement`)).status).toBe(404)
  })

  it('has one configuration per system, and accepts an identical request', async () => {
    const made = await configure()
    expect([made.status, made.body['asn']]).toEqual([201, 65_200])
    const again = await configure()
    expect([again.status, again.body.id]).toEqual([201, made.body.id])
    expect((await configure({ name: 'third-as' })).body.error_code).toBe('Conflict')
    expect(gist(await configure({ name: 'rack-as', asn: 65_300 }))).toBe(
      '400 ObjectAlreadyExists already exists: bgp-config "rack-as"',
    )
    expect(gist(await configure({ bgp_announce_set_id: 'none', asn: 65_300 }))).toBe(
      '404 ObjectNotFound not found: bgp-announce-set with name "none"',
    )
  })

  it('keeps what is in use', async () => {
    expect((await cloud.delete(`${NET}/bgp?name_or_id=rack-as`)).status).toBe(409)
    expect((await cloud.delete(`${SETS}/rack-services`)).status).toBe(409)
    await announce('new-set', [])
    await configure({ bgp_announce_set_id: 'new-set' })
    expect((await cloud.delete(`${SETS}/new-set`)).status).toBe(409)
    expect((await cloud.delete(`${NET}/bgp?name_or_id=other-as`)).status).toBe(204)
    expect((await cloud.delete(`${SETS}/new-set`)).status).toBe(204)
    expect((await cloud.delete(`${NET}/bgp`)).status).toBe(400)
  })

  it('reports the status of its sessions', async () => {
    const read = async (path: string) => JSON.parse((await cloud.get(`${NET}/${path}`)).text)
    expect(await read('bgp-status')).toEqual([
      {
        addr: '172.20.15.51',
        local_asn: 65_100,
        remote_asn: 65_001,
        state: 'established',
        state_duration_millis: 240 * 3_600_000,
        switch: 'switch0',
      },
      {
        addr: '172.20.15.52',
        local_asn: 65_100,
        remote_asn: 65_002,
        state: 'active',
        state_duration_millis: 2 * 3_600_000,
        switch: 'switch0',
      },
    ])
    expect(await read('bgp-exported')).toEqual({
      exports: { '172.20.15.51': ['172.20.26.0/25', '172.20.26.128/25'] },
    })
    expect(await read('bgp-routes-ipv4?asn=65100')).toHaveLength(2)
    expect(await read('bgp-routes-ipv4?asn=1')).toEqual([])
    const { switch_histories } = await read('bgp-message-history?asn=65100')
    expect(switch_histories.map((each: { switch: string }) => each.switch)).toEqual([
      'switch0',
      'switch1',
    ])
    expect((await cloud.get(`${NET}/bgp-message-history`)).status).toBe(400)
    cloud.clock.advance(1_000)
    expect((await read('bgp-status'))[1].state_duration_millis).toBe(2 * 3_600_000 + 1_000)
  })
})

describe('BFD', () => {
  const spec = {
    remote: '172.20.15.99',
    switch: 'switch0',
    mode: 'single_hop',
    detection_threshold: 3,
    required_rx: 300_000,
  }
  const sessions = async () =>
    JSON.parse((await cloud.get(`${NET}/bfd-status`)).text) as { peer: string; state: string }[]

  it('has sessions in every state', async () => {
    expect((await sessions()).map(({ state }) => state).toSorted()).toEqual([
      'admin_down',
      'down',
      'init',
      'up',
    ])
  })

  it('is enabled and disabled by peer and switch', async () => {
    expect((await cloud.post(`${NET}/bfd-enable`, spec)).status).toBe(204)
    const longer = { ...spec, required_rx: 500_000, local: '172.20.15.1' }
    expect((await cloud.post(`${NET}/bfd-enable`, longer)).status).toBe(204)
    const found = (await sessions()).filter(({ peer }) => peer === spec.remote)
    expect(found).toEqual([
      {
        peer: '172.20.15.99',
        switch: 'switch0',
        mode: 'single_hop',
        detection_threshold: 3,
        required_rx: 500_000,
        local: '172.20.15.1',
        state: 'down',
      },
    ])
    const { remote } = spec
    const disable = (location: string) =>
      cloud.post(`${NET}/bfd-disable`, { remote, switch: location })
    expect((await disable('switch1')).status).toBe(204)
    expect(await sessions()).toHaveLength(5)
    expect((await disable('switch0')).status).toBe(204)
    expect(await sessions()).toHaveLength(4)
    expect((await disable('switch2')).status).toBe(400)
  })
})

describe('the allow list', () => {
  const set = (allowed_ips: object) => cloud.put(`${NET}/allow-list`, { allowed_ips })
  const list = (...ips: string[]) => set({ allow: 'list', ips })

  it('allows everybody, or the addresses in it', async () => {
    const listed = { allow: 'list', ips: ['10.0.0.0/8', '127.0.0.0/8'] }
    expect((await set(listed)).body).toMatchObject({
      allowed_ips: listed,
      time_created: '2021-06-01T09:00:00Z',
      time_modified: '2025-01-15T12:00:00.000Z',
    })
    expect((await cloud.get(`${NET}/allow-list`)).body['allowed_ips']).toEqual(listed)
    expect((await set({ allow: 'any' })).body['allowed_ips']).toEqual({ allow: 'any' })
  })

  it.each([
    [[]],
    [['127.0.0.1/32', '0.0.0.0/0']],
    [['127.0.0.1/32', '::/64']],
    [['127.0.0.1/32', '10.0.0.0/0']],
    [['10.0.0.0/8']],
    [Array.from({ length: 1001 }, () => '127.0.0.1/32')],
  ])('rejects lists that allow too little or too much: %#', async ips => {
    const { status, body } = await list(...ips)
    expect([status, body.error_code]).toEqual([400, 'InvalidRequest'])
    expect((await cloud.get(`${NET}/allow-list`)).body['allowed_ips']).toEqual({ allow: 'any' })
  })

  it('accepts a thousand entries', async () => {
    expect((await list(...Array.from({ length: 1000 }, () => '127.0.0.1/32'))).status).toBe(200)
  })
})
