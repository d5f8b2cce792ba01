import { beforeEach, describe, expect, it } from 'vitest'
import { openSeeded, type Seeded } from './support/seeded'

let cloud: Seeded

const GIB = 2 ** 30
const recent = () => {
  const { changes } = cloud.backend.backendState.capacity
  return changes
    .filter(({ time }) => time >= cloud.clock.now() - 60_000)
    .map(({ cpus, memory, storage }) => ({ cpus, memory: memory / GIB, storage: storage / GIB }))
}

beforeEach(() => {
  cloud = openSeeded()
  cloud.clock.advance(3_600_000)
})

describe('the capacity history', () => {
  it('records CPU and memory when an instance has stopped', async () => {
    await cloud.post('/v1/instances/db1/stop?project=mock-project')
    expect(recent()).toEqual([])
    cloud.clock.advance(3_000)
    expect(recent()).toEqual([{ cpus: -2, memory: -4, storage: 0 }])
  })

  it('records storage when a disk is created or deleted', async () => {
    await cloud.post('/v1/disks?project=mock-project', {
      name: 'new-one',
      description: '',
      size: 3 * GIB,
      disk_source: { type: 'blank', block_size: 512 },
    })
    await cloud.delete('/v1/disks/disk-3?project=mock-project')
    expect(recent()).toEqual([
      { cpus: 0, memory: 0, storage: 3 },
      { cpus: 0, memory: 0, storage: -6 },
    ])
  })

  it('ignores updates that do not change capacity', async () => {
    await cloud.put('/v1/projects/mock-project', { description: 'changed' })
    await cloud.post('/v1/instances/db1/reboot?project=mock-project')
    cloud.clock.advance(5_000)
    expect(recent()).toEqual([])
  })
})
