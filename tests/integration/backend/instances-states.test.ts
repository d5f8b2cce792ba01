import { beforeEach, describe, expect, it } from 'vitest'
import type { InstanceState } from '@/api/generated/types'
import { newest } from '#tests/support/documents'
import { type Body, type Cloud, GIB, gist, openCloud } from './support/cloud'

/*
 * The expected outcome of each call in each run state, typed by hand. A cell is the status, the
 * error code if any and, for power operations, the state in the response.
 */

const verbs = ['start', 'stop', 'reboot'] as const

const moves = {
  creating: { start: '409 Conflict', stop: '400 InvalidRequest', reboot: '400 InvalidRequest' },
  starting: { start: '202 starting', stop: '202 stopping', reboot: '400 InvalidRequest' },
  running: { start: '202 running', stop: '202 stopping', reboot: '202 rebooting' },
  stopping: { start: '409 Conflict', stop: '202 stopping', reboot: '400 InvalidRequest' },
  stopped: { start: '202 starting', stop: '202 stopped', reboot: '400 InvalidRequest' },
  rebooting: { start: '202 rebooting', stop: '202 stopping', reboot: '202 rebooting' },
  migrating: { start: '202 migrating', stop: '202 stopping', reboot: '202 rebooting' },
  repairing: { start: '409 Conflict', stop: '400 InvalidRequest', reboot: '400 InvalidRequest' },
  failed: { start: '202 starting', stop: '202 stopped', reboot: '400 InvalidRequest' },
  destroyed: { start: '409 Conflict', stop: '400 InvalidRequest', reboot: '400 InvalidRequest' },
} as const

const no = '400 InvalidRequest'
const busy = '503 ServiceNotAvailable'
const clash = '409 Conflict'

/** Columns: delete, resize, boot disk, attach, detach, NIC create, update, delete, external IPs. */
const others = {
  creating: [no, '200', '200', '202', '202', no, no, no, no],
  starting: [no, clash, clash, no, no, no, no, no, busy],
  running: [no, clash, clash, no, no, no, no, no, 'ok'],
  stopping: [no, clash, clash, no, no, no, no, no, busy],
  stopped: ['204', '200', '200', '202', '202', '201', '200', '204', 'ok'],
  rebooting: [no, clash, clash, no, no, no, no, no, 'ok'],
  migrating: [no, clash, clash, no, no, no, no, no, busy],
  repairing: [no, clash, clash, no, no, no, no, no, busy],
  failed: ['204', '200', '200', no, '202', no, no, '204', no],
} as const

let cloud: Cloud
let id: string

const enter = (runState: string) =>
  cloud.db.instances.update(id, {
    runState: newest.parsers.type('InstanceState').parse(runState) as InstanceState,
  })

beforeEach(async () => {
  cloud = await openCloud()
  const instance = await cloud.instance('db', {
    boot_disk: { type: 'create', ...cloud.wishDisk('boot') },
    disks: [{ type: 'create', ...cloud.wishDisk('data') }],
  })
  id = instance.id
})

const movesInRows = Object.entries(moves).flatMap(([state, row]) =>
  verbs.map(verb => [state, verb, row[verb]] as const),
)

it.each(movesInRows)(
  'an instance in state %s responds to %s with %s',
  async (state, verb, outcome) => {
    enter(state)
    const answer = await cloud.post(`/v1/instances/${id}/${verb}`)
    expect(answer.status === 202 ? `202 ${answer.body.run_state}` : gist(answer)).toBe(outcome)
  },
)

describe.each(Object.entries(others))('an instance in state %s', (state, row) => {
  const [remove, resize, bootDisk, attach, detach, create, update, deleteNic, addresses] = row
  const same = { ncpus: 2, memory: 2 * GIB }

  it(`responds with ${remove} to deletion`, async () => {
    enter(state)
    expect(gist(await cloud.del(`/v1/instances/${id}`))).toBe(remove)
  })

  it(`responds with ${resize} to a new size, ${bootDisk} to removing the boot disk`, async () => {
    enter(state)
    const bigger = { ...same, ncpus: 3, boot_disk: 'boot' }
    expect(gist(await cloud.put(`/v1/instances/${id}`, bigger))).toBe(resize)
    const now = cloud.db.instances.get(id)
    const bootless = { ncpus: now?.ncpus, memory: now?.memory }
    expect(gist(await cloud.put(`/v1/instances/${id}`, bootless))).toBe(bootDisk)
  })

  it(`responds with ${attach} to attaching a disk, ${detach} to detaching one`, async () => {
    await cloud.disk('spare')
    enter(state)
    const to = `/v1/instances/${id}/disks`
    expect(gist(await cloud.post(`${to}/detach`, { disk: 'data' }))).toBe(detach)
    expect(gist(await cloud.post(`${to}/attach`, { disk: 'spare' }))).toBe(attach)
  })

  it(`responds with ${create}, ${update}, ${deleteNic} to creating, updating, deleting an interface`, async () => {
    cloud.addSubnet('second', '10.1.0.0/24')
    enter(state)
    const { items } = await cloud.see(`/v1/network-interfaces?instance=${id}`)
    const [nic] = items
    const spec = { name: 'nic', description: '', vpc_name: 'default', subnet_name: 'second' }
    const changed = await cloud.put(`/v1/network-interfaces/${nic?.id}`, { description: 'changed' })
    expect(gist(changed)).toBe(update)
    const made = await cloud.post(`/v1/network-interfaces?instance=${id}`, spec)
    expect(gist(made)).toBe(create)
    const last = made.status === 201 ? made.body : nic
    expect(gist(await cloud.del(`/v1/network-interfaces/${last?.id}`))).toBe(deleteNic)
  })

  it(`responds with ${addresses} to attaching and detaching external IPs`, async () => {
    const spec = { name: 'fip', description: '' }
    const fip = await cloud.make('/v1/floating-ips?project=web', spec)
    const ephemeral = `/v1/instances/${id}/external-ips/ephemeral`
    const attachFip = { kind: 'instance', parent: id }
    const expected = (status: string) => (addresses === 'ok' ? status : addresses)

    enter(state)
    expect(gist(await cloud.post(ephemeral, {}))).toBe(expected('202'))
    expect(gist(await cloud.post(`/v1/floating-ips/${fip.id}/attach`, attachFip))).toBe(
      expected('202'),
    )

    enter('stopped')
    await cloud.make(ephemeral, {})
    await cloud.make(`/v1/floating-ips/${fip.id}/attach`, attachFip)
    enter(state)
    expect(gist(await cloud.del(ephemeral))).toBe(expected('204'))
    expect(gist(await cloud.post(`/v1/floating-ips/${fip.id}/detach`))).toBe(expected('202'))
  })
})

describe('the error message', () => {
  const message = async (answer: Promise<{ body: Body }>) => (await answer).body.message

  it.each([
    ['creating', 'start', 'instance is in state creating but it must be stopped to be started'],
    ['stopping', 'start', 'instance must finish stopping before it can be started'],
    ['creating', 'stop', 'cannot stop instance: it is still being created'],
    ['repairing', 'stop', 'instance state cannot be changed from state "repairing"'],
    ['stopped', 'reboot', 'cannot reboot an instance in state stopped with no VMM'],
  ])('in state %s, to %s: %s', async (state, verb, words) => {
    enter(state)
    expect(await message(cloud.post(`/v1/instances/${id}/${verb}`))).toBe(words)
  })

  it('distinguishes a running instance from one that is being created', async () => {
    enter('running')
    expect(await message(cloud.del(`/v1/instances/${id}`))).toBe(
      'cannot delete instance: instance is running or has not yet fully stopped',
    )
    enter('creating')
    expect(await message(cloud.del(`/v1/instances/${id}`))).toBe(
      'instance cannot be deleted in state "creating"',
    )
  })

  it('names the state in which external IPs cannot be changed', async () => {
    enter('starting')
    expect(await message(cloud.post(`/v1/instances/${id}/external-ips/ephemeral`, {}))).toBe(
      "can't attach external IP in transient state starting",
    )
  })
})
