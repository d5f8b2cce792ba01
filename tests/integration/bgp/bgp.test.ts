import { describe, expect, test } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { blockIds } from '@/mirage/seeds/address-lots'
import {
  selectAnnounceSetRows,
  selectBgpConfigRows,
  selectExportedRows,
  selectHistories,
  selectImportedRows,
  selectPeerRows,
} from '@/store/system/bgp/bgp'
import { startConsole, type TestConsole } from '#tests/support/console'
import { fill, formOf, labelsOf, sentBody, submit } from '../instance-networking/support'
import { chooseAndConfirm, countOf, reasonsOf, toastsOf, recordOf } from '../instances/support'

const BGP = '/system/networking/bgp'

const open = (path: string, release: Release = 23, user?: string) =>
  startConsole({ path: `${BGP}${path}`, release, ...(user !== undefined && { user }) })

const where = (console: TestConsole) => console.history.current().path

const RELEASES = [14, 17, 18, 21, 23] as const

describe.each(RELEASES)('at release %d', release => {
  const has18 = release >= 18

  test('the peers are listed with what the rack tells of them', async () => {
    const console = await open('', release)
    expect(selectPeerRows(console.state())).toMatchObject([
      {
        peerId: '172.20.15.51',
        switch: 'switch0',
        state: 'established',
        isUnnumbered: false,
        stateDurationMillis: 240 * 3_600_000,
      },
      { peerId: '172.20.15.52', state: 'active' },
    ])
  })

  test('configurations can be edited from release 21 on', async () => {
    const console = await open('/configurations', release)
    const [config] = selectBgpConfigRows(console.state())
    expect(config).toMatchObject({ name: 'rack-as', asn: 65_100 })
    expect(config?.maxPaths).toBe(has18 ? 1 : undefined)
    expect(labelsOf(config?.actions ?? []).includes('Edit')).toBe(release >= 21)
  })

  test('a configuration is created', async () => {
    const console = await open('/configurations-new', release)
    await fill(console, 'bgpConfigCreate', {
      name: 'edge-as',
      asn: '65200',
      announceSet: 'rack-services',
      ...(has18 && { maxPaths: 4 }),
    })
    await submit(console, 'bgpConfigCreate')
    expect(sentBody(console, 'POST')).toEqual({
      name: 'edge-as',
      description: '',
      asn: 65_200,
      bgp_announce_set_id: 'rack-services',
      ...(has18 && { max_paths: 4 }),
    })
    expect(where(console)).toBe(`${BGP}/configurations`)
  })

  test('exported prefixes name their peer, and from release 18 on the switch', async () => {
    const console = await open('/exported', release)
    expect(selectExportedRows(console.state())).toHaveLength(2)
    expect(selectExportedRows(console.state())[0]).toMatchObject({
      peerId: '172.20.15.51',
      prefix: '172.20.26.0/25',
    })
    expect(selectExportedRows(console.state())[0]?.switch).toBe(has18 ? 'switch0' : undefined)
  })

  test('imported routes and messages are those of the first configuration', async () => {
    const imported = await open('/imported', release)
    expect(selectImportedRows(imported.state(), {})).toMatchObject([
      { prefix: '172.20.0.0/16', nexthop: '172.20.15.51', routerId: '0.0.0.1' },
      { prefix: '10.0.0.0/8' },
    ])
    const history = await open('/history', release)
    const [first, second] = selectHistories(history.state(), {})
    expect(first?.slot).toBe('switch0')
    expect(first?.peers.map(({ peer, count }) => [peer, count])).toEqual([
      ['172.20.15.51', 3],
      ['172.20.15.52', 0],
    ])
    expect(second?.peers).toEqual([])
  })
})

describe('the peers', () => {
  test('are read every ten seconds, or as often as the address says', async () => {
    const asked = async (path: string) => {
      const console = await open(path)
      const before = countOf(console, 'GET', '/v1/system/networking/bgp-status')
      await console.advance(61_000)
      return countOf(console, 'GET', '/v1/system/networking/bgp-status') - before
    }
    expect(await asked('')).toBe(6)
    expect(await asked('?every=60000')).toBe(1)
    expect(await asked('?every=0')).toBe(0)
  })

  test('may be unnumbered: their interface keeps its name, also in the history', async () => {
    const setUp = await open('')
    const { db } = setUp.backend.backendState
    const [known] = [...db.bgpPeers.all()]
    db.bgpPeers.update(known!.id, { addr: '::', peerId: 'tfportqsfp0_0', remoteAsn: 0 })
    await setUp.advance(10_000)
    expect(selectPeerRows(setUp.state())).toContainEqual(
      expect.objectContaining({ peerId: 'tfportqsfp0_0', isUnnumbered: true, remoteAsn: 0 }),
    )
    const answer = await setUp.backend.handle({
      method: 'GET',
      url: '/v1/system/networking/bgp-message-history?asn=65100',
      headers: {},
      body: null,
    })
    const history = await startConsole({
      path: `${BGP}/history`,
      release: 23,
      wire: (request, next) =>
        request.url.includes('bgp-message-history') ? Promise.resolve(answer) : next(request),
    })
    const [first] = selectHistories(history.state(), {})
    expect(first?.peers.map(({ peer }) => peer)).toContain('tfportqsfp0_0')
    expect(JSON.stringify(first?.peers)).toContain('hold_time')
  })
})

describe('a configuration', () => {
  test.each([
    [{ asn: '' }, { asn: 'ASN is required' }],
    [{ asn: '65100' }, { asn: 'The configuration rack-as has this number' }],
    [{ name: 'rack-as' }, { name: 'Name already exists' }],
    [{ announceSet: '' }, { announceSet: 'Announce set is required' }],
    [{ vrf: 'Not a name' }, { vrf: 'Must contain only lower-case letters, digits and dashes' }],
    [{ maxPaths: 33 }, { maxPaths: 'At most 32' }],
  ])('is refused with %o', async (values, errors) => {
    const console = await open('/configurations-new')
    const valid = { name: 'edge-as', asn: '65200', announceSet: 'rack-services' }
    await fill(console, 'bgpConfigCreate', { ...valid, ...values })
    await submit(console, 'bgpConfigCreate')
    expect(formOf(console, 'bgpConfigCreate')?.errors).toEqual(errors)
  })

  test('is edited without naming its announce set', async () => {
    const console = await open('/configurations/rack-as/edit', 21)
    await fill(console, 'bgpConfigEdit', { name: 'the-as', maxPaths: 2 })
    await submit(console, 'bgpConfigEdit')
    expect(sentBody(console, 'PUT')).toEqual({ name: 'the-as', max_paths: 2 })
    expect(selectBgpConfigRows(console.state())[0]).toMatchObject({ name: 'the-as', maxPaths: 2 })
  })

  test('in use is not deleted, and the message says why', async () => {
    const console = await open('/configurations')
    const [config] = selectBgpConfigRows(console.state())
    await chooseAndConfirm(console, config?.actions, 'Delete')
    expect(toastsOf(console).map(({ text }) => text)).toEqual([
      'BGP configuration is in use by the settings of a switch port',
    ])
  })

  test('is left alone by viewers of the fleet', async () => {
    const console = await open('/configurations', 23, 'Bruno Slate')
    const [config] = selectBgpConfigRows(console.state())
    expect(reasonsOf(config?.actions ?? [])).toEqual({
      Edit: 'Needs the role admin on the fleet',
      Delete: 'Needs the role admin on the fleet',
    })
  })
})

describe('an announce set', () => {
  const form = 'announceSetEdit'

  test('is created, with the block that its network lies in', async () => {
    const console = await open('/announce-sets-new')
    await fill(console, 'announceSetCreate', { name: 'edge', network: '172.20.26.0/26' })
    expect(formOf(console, 'announceSetCreate')?.values).toMatchObject({ block: blockIds.services })
    await submit(console, 'announceSetCreate')
    expect(sentBody(console, 'PUT')).toEqual({
      name: 'edge',
      description: '',
      announcement: [{ network: '172.20.26.0/26', address_lot_block: blockIds.services }],
    })
    expect(selectAnnounceSetRows(console.state()).map(({ name }) => name)).toContain('edge')
  })

  test('does not replace another one by being created', async () => {
    const console = await open('/announce-sets-new')
    await fill(console, 'announceSetCreate', { name: 'rack-services' })
    await submit(console, 'announceSetCreate')
    expect(formOf(console, 'announceSetCreate')?.errors).toEqual({ name: 'Name already exists' })
    expect(countOf(console, 'PUT', '/v1/system/networking/bgp-announce-set')).toBe(0)
  })

  test('does not replace one that another user creates meanwhile', async () => {
    const console = await open('/announce-sets-new')
    await fill(console, 'announceSetCreate', { name: 'edge' })
    const { announceSets } = console.backend.backendState.db
    announceSets.update(recordOf(announceSets, 'rack-services').id, { name: 'edge' })
    await submit(console, 'announceSetCreate')
    expect(formOf(console, 'announceSetCreate')?.errors).toEqual({ name: 'Name already exists' })
    expect(countOf(console, 'PUT', '/v1/system/networking/bgp-announce-set')).toBe(0)
  })

  test('keeps what others have announced since its form was opened', async () => {
    const console = await open('/announce-sets/rack-services/edit')
    const [first] = (formOf(console, form)?.values['announcements'] ?? []) as object[]
    await fill(console, form, { announcements: [first] })
    const { db, ids } = console.backend.backendState
    const [set] = db.announceSets.in('')
    db.announcements.insert({
      id: ids.next(),
      announceSetId: set!.id,
      addressLotBlockId: blockIds.services,
      network: '172.20.26.64/26',
    })
    db.announceSets.update(set!.id, { description: 'As others say' })
    await submit(console, form)
    const { announcement, description } = sentBody(console, 'PUT') as {
      announcement: { network: string }[]
      description: string
    }
    expect(description).toBe('As others say')
    expect(announcement.map(({ network }) => network)).toEqual([
      '172.20.26.0/25',
      '172.20.26.64/26',
    ])
  })

  test('in use is not deleted, and the message says why', async () => {
    const console = await open('/announce-sets')
    const [set] = selectAnnounceSetRows(console.state())
    await chooseAndConfirm(console, set?.actions, 'Delete')
    expect(toastsOf(console).map(({ text }) => text)).toEqual([
      'Announce set is in use by a BGP configuration',
    ])
  })
})
