import { beforeEach, describe, expect, it } from 'vitest'
import type { DiskState } from '@/api/generated/types'
import { newest } from '#tests/support/documents'
import { type Body, type Cloud, gist, openCloud } from './support/cloud'

/* The expected outcome of each call in each disk state, typed by hand. */

const no = '400 InvalidRequest'
const busy = '503 ServiceNotAvailable'

/** Columns: bulk write start, write, stop, finalize, attach, snapshot, delete. */
const table = {
  creating: [no, no, no, no, '202', busy, no],
  detached: [no, no, no, no, '202', '201', '204'],
  import_ready: ['204', no, no, '204', no, busy, no],
  importing_from_bulk_writes: [no, '204', '204', no, no, busy, no],
  importing_from_url: [no, no, no, no, no, busy, no],
  finalizing: [no, no, no, no, no, busy, no],
  maintenance: [no, no, no, no, no, busy, no],
  attaching: [no, no, no, no, no, busy, no],
  attached: [no, no, no, no, no, '201', no],
  detaching: [no, no, no, no, no, busy, no],
  faulted: [no, no, no, no, no, busy, '204'],
} as const

let cloud: Cloud
let disk: Body
let other: Body

beforeEach(async () => {
  cloud = await openCloud()
  disk = await cloud.disk('data')
  other = await cloud.instance('other')
})

const enter = (state: string) => {
  const where = state.includes('tach') && state !== 'detached' ? { instance: other.id } : {}
  cloud.db.disks.update(disk.id, {
    state: newest.parsers.type('DiskState').parse({ state, ...where }) as DiskState,
  })
}

const chunk = { offset: 0, base64_encoded_data: Buffer.alloc(512).toString('base64') }

describe.each(Object.entries(table))('a disk in state %s', (state, row) => {
  const path = () => `/v1/disks/${disk.id}`
  const calls = [
    ['the start of bulk writes', () => cloud.post(`${path()}/bulk-write-start`)],
    ['a bulk write', () => cloud.post(`${path()}/bulk-write`, chunk)],
    ['the end of bulk writes', () => cloud.post(`${path()}/bulk-write-stop`)],
    ['being finalized', () => cloud.post(`${path()}/finalize`, {})],
    [
      'being attached',
      async () => {
        const { id } = await cloud.instance('db')
        return cloud.post(`/v1/instances/${id}/disks/attach`, { disk: disk.id })
      },
    ],
    [
      'a snapshot',
      () => cloud.post('/v1/snapshots?project=web', { name: 's', description: '', disk: disk.id }),
    ],
    ['a deletion', () => cloud.del(path())],
  ] as const

  it.each(calls.map(([what, call], index) => [row[index], what, call] as const))(
    'responds with %s to %s',
    async (outcome, _, call) => {
      enter(state)
      expect(gist(await call())).toBe(outcome)
    },
  )
})

describe('the error message', () => {
  const refused = async (state: string, path: string, body?: unknown) => {
    enter(state)
    return (await cloud.post(`/v1/disks/${disk.id}/${path}`, body)).body.message
  }

  it("names the disk's state and the requested one", async () => {
    expect(await refused('detached', 'bulk-write-start')).toBe(
      'cannot set disk in state detached to importing_from_bulk_writes',
    )
    expect(await refused('detached', 'bulk-write-stop')).toBe(
      'cannot set disk in state detached to import_ready',
    )
    expect(await refused('importing_from_bulk_writes', 'finalize', {})).toBe(
      'cannot set disk in state importing_from_bulk_writes to finalizing',
    )
    expect(await refused('import_ready', 'bulk-write', chunk)).toBe(
      'cannot import blocks with a bulk write for disk in state import_ready',
    )
  })

  it('says why a disk cannot be deleted or attached', async () => {
    enter('attached')
    expect((await cloud.del(`/v1/disks/${disk.id}`)).body.message).toBe(
      'disk cannot be deleted in state "attached"',
    )
    const { id } = await cloud.instance('db')
    const attach = () => cloud.post(`/v1/instances/${id}/disks/attach`, { disk: 'data' })
    expect((await attach()).body.message).toBe(
      'cannot attach disk "data": disk is attached to another instance',
    )
    enter('faulted')
    expect((await attach()).body.message).toBe('cannot attach disk "data": invalid state faulted')
  })
})
