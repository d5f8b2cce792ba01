import { beforeEach, describe, expect, it } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { gist, type Json, openSeeded, type Seeded } from './support/seeded'

const GIB = 2 ** 30
const PROJECT = 'project=rock-garden'
const INSTANCES = `/v1/instances?${PROJECT}`

let rack: Seeded

const open = (release: Release) => {
  rack = openSeeded({ release })
}

const identity = (name: string) => ({ name, description: '' })
const wish = (name: string, extra: object = {}) => ({
  ...identity(name),
  hostname: name,
  ncpus: 1,
  memory: GIB,
  start: false,
  ...extra,
})
const create = (name: string, extra: object = {}) => rack.post(INSTANCES, wish(name, extra))
const itemsOf = async (url: string): Promise<Json[]> => (await rack.get(url)).body.items
const interfacesOf = (name: string) => itemsOf(`/v1/network-interfaces?${PROJECT}&instance=${name}`)
const addressesOf = (name: string) => itemsOf(`/v1/instances/${name}/external-ips?${PROJECT}`)
const kindsOf = async (name: string) =>
  (await addressesOf(name)).map(
    ({ kind, ip }) => `${kind} ${String(ip).includes(':') ? 'v6' : 'v4'}`,
  )

const ephemeral = (pool: string) => ({
  type: 'ephemeral',
  pool_selector: { type: 'explicit', pool },
})

describe('an instance of release 18', () => {
  beforeEach(() => {
    open(18)
  })

  it('has addresses of both versions by default', async () => {
    expect((await create('both')).status).toBe(201)
    expect(await interfacesOf('both')).toMatchObject([{ ip_stack: { type: 'dual_stack' } }])
    expect(await kindsOf('both')).toEqual(['snat v4'])
  })

  it.each([
    ['v4', ['snat v4']],
    ['v6', []],
  ])('with %s alone has the source addresses %j', async (version, kinds) => {
    await create('single', { network_interfaces: { type: `default_ip${version}` } })
    expect(await interfacesOf('single')).toMatchObject([{ ip_stack: { type: version } }])
    expect(await kindsOf('single')).toEqual(kinds)
  })

  it('has an ephemeral IP of each version at most', async () => {
    await create('both', { external_ips: [ephemeral('ip-pool-1'), ephemeral('ip-pool-2')] })
    expect((await kindsOf('both')).slice(0, 2)).toEqual(['ephemeral v4', 'ephemeral v6'])
    expect(
      gist(
        await create('twice', { external_ips: [ephemeral('ip-pool-1'), ephemeral('edge-pool')] }),
      ),
    ).toMatch(/^400 InvalidRequest an instance may not have several ephemeral IPs/)
    const three = ['ip-pool-1', 'ip-pool-2', 'edge-pool'].map(ephemeral)
    expect(gist(await create('thrice', { external_ips: three }))).toMatch(/more than 2 ephemeral/)
  })

  it('detaches an ephemeral IP by its version if it has two', async () => {
    await create('both', { external_ips: [ephemeral('ip-pool-1'), ephemeral('ip-pool-2')] })
    const url = `/v1/instances/both/external-ips/ephemeral?${PROJECT}`
    expect(gist(await rack.delete(url))).toMatch(/^400 InvalidRequest .* specify the IP version/)
    expect((await rack.delete(`${url}&ip_version=v4`)).status).toBe(204)
    expect(await kindsOf('both')).toContain('ephemeral v6')
    expect((await rack.delete(url)).status).toBe(204)
  })

  it('takes no address of a version that its interface lacks', async () => {
    const network_interfaces = { type: 'default_ipv4' }
    const external_ips = [ephemeral('ip-pool-2')]
    expect(gist(await create('single', { network_interfaces, external_ips }))).toMatch(
      /^400 InvalidRequest The IPv6 external address cannot be attached/,
    )
    expect(await itemsOf(INSTANCES)).not.toContainEqual(expect.objectContaining({ name: 'single' }))
  })

  it('needs an IP version or pool, because the silo has a default of each', async () => {
    const auto = (ip_version: string | null) => ({ pool_selector: { type: 'auto', ip_version } })
    const url = `/v1/instances/longest/external-ips/ephemeral?${PROJECT}`
    await create('longest')
    expect(gist(await rack.post(url, auto(null)))).toMatch(/several default IP pools/)
    expect((await rack.post(url, auto('v6'))).body).toMatchObject({ kind: 'ephemeral' })
  })

  it('has transit IPs of the versions of its interface', async () => {
    await create('single', { network_interfaces: { type: 'default_ipv4' } })
    const url = `/v1/network-interfaces/net0?${PROJECT}&instance=single`
    expect((await rack.put(url, { transit_ips: ['10.9.0.0/16'] })).status).toBe(200)
    expect(gist(await rack.put(url, { transit_ips: ['fd09::/48'] }))).toMatch(/IPv6 transit IPs/)
    await create('both')
    const both = `/v1/network-interfaces/net0?${PROJECT}&instance=both`
    expect(
      (await rack.put(both, { transit_ips: ['fd09::/48', '10.9.0.0/16'] })).body,
    ).toMatchObject({
      ip_stack: {
        value: { v4: { transit_ips: ['10.9.0.0/16'] }, v6: { transit_ips: ['fd09::/48'] } },
      },
    })
  })
})

describe('an older client of a newer rack', () => {
  const headers = { 'api-version': '20251008.0.0' }

  it('cannot list a dual-stack interface, even of an instance it created', async () => {
    open(22)
    const json = wish('mine', { network_interfaces: { type: 'default' } })
    expect((await rack.send('POST', INSTANCES, { json, headers })).status).toBe(201)
    const url = `/v1/network-interfaces?${PROJECT}&instance=mine`
    expect(gist(await rack.send('GET', url, { headers }))).toMatch(
      /^400 InvalidRequest The network interface with ID '.*' is a dual-stack NIC/,
    )
  })

  it('cannot list a local disk', async () => {
    open(18)
    const answer = await rack.send('GET', `/v1/disks?${PROJECT}`, { headers })
    expect(gist(answer)).toBe('406 disk type variant not supported for client version')
  })
})

describe('limits of an instance', () => {
  it.each([
    [14, 64, 256],
    [15, 64, 1024],
    [17, 64, 1536],
    [18, 254, 1536],
  ] as const)('in release %i are %i vCPUs and %i GiB', async (release, ncpus, gib) => {
    open(release)
    expect((await create('large', { ncpus, memory: gib * GIB })).status).toBe(201)
    expect(gist(await create('more', { ncpus: ncpus + 1 }))).toMatch(`more than ${ncpus} vCPUs`)
    expect(gist(await create('more', { memory: (gib + 1) * GIB }))).toMatch(`to ${gib} GiB`)
  })

  it.each([
    [17, 8],
    [18, 12],
  ] as const)('in release %i are %i disks', async (release, count) => {
    open(release)
    const disk_source = { type: 'blank', block_size: 512 }
    const source =
      release < 18 ? { disk_source } : { disk_backend: { type: 'distributed', disk_source } }
    const disks = (number: number) =>
      Array.from({ length: number }, (_, index) => ({
        type: 'create',
        ...identity(`disk-${index}`),
        size: GIB,
        ...source,
      }))
    expect(gist(await create('more', { disks: disks(count + 1) }))).toMatch(`more than ${count}`)
    expect((await create('full', { disks: disks(count) })).status).toBe(201)
  })
})

it('Jumbo frames need the permission of the operator', async () => {
  open(20)
  const jumbo = { enable_jumbo_frames: true }
  expect(gist(await create('wide', jumbo))).toMatch(/^400 InvalidRequest jumbo frames/)
  const allowed = { external_jumbo_frames_opt_in_enabled: true }
  await rack.put('/v1/system/networking/settings', allowed)
  expect((await create('wide', jumbo)).body).toMatchObject(jumbo)
})

it('The CPU platform of an instance changes only while it is stopped', async () => {
  open(20)
  const update = (name: string, cpu_platform: string | null, memory: number) =>
    rack.put(`/v1/instances/${name}?${PROJECT}`, {
      ncpus: 2,
      memory,
      boot_disk: null,
      auto_restart_policy: null,
      cpu_platform,
      enable_jumbo_frames: false,
    })
  expect((await update('twofold', 'amd_milan', 4 * GIB)).status).toBe(200)
  expect((await update('twofold', null, 4 * GIB)).status).toBe(409)
  await create('idle')
  expect((await update('idle', 'amd_turin_v2', GIB)).body).toMatchObject({
    cpu_platform: 'amd_turin_v2',
  })
})
