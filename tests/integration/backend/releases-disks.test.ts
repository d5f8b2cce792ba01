import { beforeEach, describe, expect, it } from 'vitest'
import { gist, openSeeded, type Seeded } from './support/seeded'

const GIB = 2 ** 30
const PROJECT = 'project=rock-garden'
const DEBIAN = '1a9e1a9e-0000-4000-8000-000000000002'

let rack: Seeded

beforeEach(() => {
  rack = openSeeded({ release: 18 })
})

const create = (name: string, gib: number, disk_backend: object) =>
  rack.post(`/v1/disks?${PROJECT}`, { name, description: '', size: gib * GIB, disk_backend })

const readOnly = {
  type: 'distributed',
  disk_source: { type: 'image', image_id: DEBIAN, read_only: true },
}

const snapshot = (disk: string) =>
  rack.post(`/v1/snapshots?${PROJECT}`, { name: 'copy', description: '', disk })

describe('a local disk', () => {
  it('has large blocks and no source', async () => {
    const { status, body } = await create('fast', 2000, { type: 'local' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ disk_type: 'local', block_size: 4096, read_only: false })
  })

  it('fits a physical disk', async () => {
    expect(gist(await create('fast', 4000, { type: 'local' }))).toMatch(/^400 InvalidValue/)
  })

  it('cannot be copied', async () => {
    expect(gist(await snapshot('scratch'))).toBe(
      '400 InvalidRequest cannot take a snapshot of a local disk',
    )
  })
})

describe('a read-only disk', () => {
  it('has the size of its source', async () => {
    expect(gist(await create('fixed', 3, readOnly))).toMatch(/^400 InvalidRequest read-only disk/)
    expect((await create('fixed', 2, readOnly)).body).toMatchObject({
      disk_type: 'distributed',
      read_only: true,
    })
  })

  it('cannot be copied', async () => {
    expect(gist(await snapshot('engraved'))).toBe(
      '400 InvalidRequest cannot take a snapshot of a read-only disk',
    )
  })
})
