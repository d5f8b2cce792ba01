import { beforeEach, describe, expect, it } from 'vitest'
import { type Body, type Cloud, GIB, gist, openCloud } from './support/cloud'

let cloud: Cloud
let disk: Body

const BLOCK = 4096

const base64 = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64')
const call = (step: string, body?: unknown) => cloud.post(`/v1/disks/${disk.id}/${step}`, body)
const write = (offset: number, data: string) =>
  call('bulk-write', { offset, base64_encoded_data: data })
const state = async () => (await cloud.see(`/v1/disks/${disk.id}`)).state.state

const importDisk = (name: string) =>
  cloud.disk(name, { disk_source: { type: 'importing_blocks', block_size: BLOCK } })

beforeEach(async () => {
  cloud = await openCloud()
  disk = await importDisk('tmp')
})

describe('importing a disk', () => {
  it('goes through all steps and creates a snapshot', async () => {
    expect((await call('bulk-write-start')).status).toBe(204)
    expect(await state()).toBe('importing_from_bulk_writes')
    expect((await write(8 * BLOCK, base64(BLOCK))).status).toBe(204)
    expect((await write(0, base64(512 * 1024))).status).toBe(204)
    expect((await call('bulk-write-stop')).status).toBe(204)
    expect(await state()).toBe('import_ready')
    expect((await call('finalize', { snapshot_name: 'snap' })).status).toBe(204)
    expect(await state()).toBe('detached')

    expect(await cloud.see('/v1/snapshots/snap?project=web')).toMatchObject({
      state: 'ready',
      disk_id: disk.id,
      size: GIB,
      description: `snapshot of finalized disk ${disk.id}`,
    })
    expect((await cloud.del('/v1/snapshots/snap?project=web')).status).toBe(204)
    expect((await cloud.del(`/v1/disks/${disk.id}`)).status).toBe(204)
  })

  it('can be cancelled: stop, finalize, delete', async () => {
    await call('bulk-write-start')
    expect(gist(await cloud.del(`/v1/disks/${disk.id}`))).toBe('400 InvalidRequest')
    await call('bulk-write-stop')
    expect(gist(await cloud.del(`/v1/disks/${disk.id}`))).toBe('400 InvalidRequest')
    await call('finalize', {})
    expect((await cloud.see('/v1/snapshots?project=web')).items).toEqual([])
    expect((await cloud.del(`/v1/disks/${disk.id}`)).status).toBe(204)
  })

  it('counts the bytes written, in any order', async () => {
    await call('bulk-write-start')
    await Promise.all([write(4 * BLOCK, base64(2 * BLOCK)), write(0, base64(BLOCK))])
    expect(cloud.db.disks.get(disk.id)?.importedBytes).toBe(3 * BLOCK)
  })

  it.each([
    ['an offset inside a block', 512, base64(BLOCK), /^offset must be a multiple/],
    ['half a block', 0, base64(BLOCK / 2), /^data length must be a multiple/],
    ['data beyond the end', GIB - BLOCK, base64(2 * BLOCK), /^data lies beyond the end/],
    ['data that is no base64', 0, '%%%', /^error base64 decoding data/],
    ['base64 without its padding', 0, 'AAA', /^error base64 decoding data/],
  ])('rejects %s', async (_, offset, data, words) => {
    await call('bulk-write-start')
    const answer = await write(offset, data)
    expect(gist(answer)).toBe('400 InvalidRequest')
    expect(answer.body.message).toMatch(words)
  })

  it('accepts the last block of the disk', async () => {
    await call('bulk-write-start')
    expect((await write(GIB - BLOCK, base64(BLOCK))).status).toBe(204)
  })

  it('stays ready for import if the name of the snapshot is taken', async () => {
    await cloud.disk('source')
    await cloud.snapshot('snap', 'source')
    const answer = await call('finalize', { snapshot_name: 'snap' })
    expect(gist(answer)).toBe('400 ObjectAlreadyExists')
    expect(answer.body.message).toBe('already exists: snapshot "snap"')
    expect(await state()).toBe('import_ready')
    expect((await call('finalize', { snapshot_name: 'other' })).status).toBe(204)
  })

  it.each([
    ['import-start-500', ['bulk-write-start']],
    ['import-write-500', ['bulk-write-start', 'bulk-write']],
    ['import-stop-500', ['bulk-write-start', 'bulk-write-stop']],
    ['disk-finalize-500', ['finalize']],
  ])('fails at its last step with a disk named %s', async (name, steps) => {
    disk = await importDisk(name)
    const outcomes = []
    for (const step of steps) {
      const body = step === 'bulk-write' ? { offset: 0, base64_encoded_data: '' } : {}
      outcomes.push((await call(step, body)).status)
    }
    expect(outcomes).toEqual([...steps.slice(1).map(() => 204), 500])
  })
})
