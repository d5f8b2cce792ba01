import { describe, expect, it } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { instanceSteps } from '@/mirage/releases/instances'
import { converting, failureOf } from './support/changes'

const convert = converting(instanceSteps)

const plain = {
  name: 'db',
  bootDisk: null,
  disks: [],
  externalIps: [],
  networkInterfaces: { type: 'default' },
}
const create = (body: object, rack?: Release) =>
  convert(18, 'POST /v1/instances', 'body', { ...plain, ...body }, rack)

describe('before release 18, an instance to create', () => {
  it('has a default interface with IPv4 and, on newer racks, IPv6', () => {
    expect(create({}, 14)).toMatchObject({ networkInterfaces: { type: 'default_ipv4' } })
    expect(create({}, 18)).toMatchObject({ networkInterfaces: { type: 'default_dual_stack' } })
  })

  it('has no interface or those requested', () => {
    const none = { type: 'none' }
    expect(create({ networkInterfaces: none })).toMatchObject({ networkInterfaces: none })
    const params = [{ name: 'net0', ip: null }]
    expect(create({ networkInterfaces: { type: 'create', params } })).toMatchObject({
      networkInterfaces: { type: 'create', params: [{ name: 'net0', ipConfig: { type: 'v4' } }] },
    })
  })

  it('has distributed disks', () => {
    const diskSource = { type: 'image', imageId: 'image' }
    const attached = { type: 'attach', name: 'data' }
    const bootDisk = { type: 'create', name: 'boot', diskSource }
    expect(create({ bootDisk, disks: [attached] })).toMatchObject({
      bootDisk: { name: 'boot', diskBackend: { type: 'distributed', diskSource } },
      disks: [attached],
    })
  })

  it('has external IPs of a pool by name or of the default one', () => {
    const floating = { type: 'floating', floatingIp: 'front' }
    const externalIps = [{ type: 'ephemeral', pool: 'main' }, { type: 'ephemeral' }, floating]
    expect(create({ externalIps })).toMatchObject({
      externalIps: [
        { type: 'ephemeral', poolSelector: { type: 'explicit', pool: 'main' } },
        { type: 'ephemeral', poolSelector: { type: 'auto', ipVersion: null } },
        floating,
      ],
    })
  })
})

describe('an update', () => {
  const call = 'PUT /v1/instances/{instance}'

  it('unsets what is left out before release 17', () => {
    expect(convert(17, call, 'body', { ncpus: 1, memory: 2 })).toEqual({
      ncpus: 1,
      memory: 2,
      autoRestartPolicy: null,
      bootDisk: null,
      cpuPlatform: null,
    })
    expect(convert(17, call, 'body', { bootDisk: 'boot' })).toMatchObject({ bootDisk: 'boot' })
  })

  it('leaves out jumbo frames before release 20', () => {
    expect(convert(20, call, 'body', { ncpus: 1 })).toEqual({ ncpus: 1, enableJumboFrames: false })
  })
})

it('Before release 20, the second Turin platform cannot be represented', () => {
  const call = 'GET /v1/instances/{instance}'
  const turin = { id: 'a', cpuPlatform: 'amd_turin' }
  expect(convert(20, call, 'result', turin)).toEqual(turin)
  const newer = { id: 'a', cpuPlatform: 'amd_turin_v2' }
  expect(failureOf(() => convert(20, call, 'result', newer)).status).toBe(406)
})
