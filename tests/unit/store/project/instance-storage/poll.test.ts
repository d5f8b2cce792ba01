import { describe, expect, test } from 'vitest'
import type { DiskState, Instance } from '@/api/generated/types'
import { instanceStoragePoll } from '@/store/project/instance-storage/instance-storage'
import { instanceDisksQuery } from '@/store/project/instance-storage/queries'
import { instanceViewQuery } from '@/store/project/queries'
import { createCache } from '#tests/support/cache'
import { diskWith, instanceWith } from '#tests/support/objects'

const NOW = Date.UTC(2025, 0, 15, 12)
const view = instanceViewQuery({ project: 'web', instance: 'one' })
const disks = instanceDisksQuery({ project: 'web', instance: 'one' })

const detaching: DiskState = { state: 'detaching', instance: 'i' }

const scheduleOf = (instance: Partial<Instance>, ...states: DiskState[]) => {
  const { state, hold } = createCache()
  hold(view, instanceWith({ name: 'one', ...instance }))
  hold(disks, { items: states.map(each => diskWith({ state: each })) })
  return instanceStoragePoll({ project: 'web', instance: 'one' }).schedule(state(), NOW)
}

describe('the storage of an instance polls', () => {
  test.each(['attaching', 'detaching'] as const)('its disks while one is %s', state => {
    const attached: DiskState = { state: 'attached', instance: 'i' }
    const moving: DiskState = { state, instance: 'i' }
    expect(scheduleOf({ runState: 'stopped' }, attached, moving)).toEqual({
      query: disks,
      intervalMs: 3000,
    })
  })

  test('its disks while the instance waits for a restart', () => {
    const autoRestartCooldownExpiration = new Date(NOW + 60_000).toISOString()
    const waiting = scheduleOf({ runState: 'failed', autoRestartCooldownExpiration }, detaching)
    expect(waiting?.query).toBe(disks)
  })

  test('the instance while it changes faster', () => {
    expect(scheduleOf({ runState: 'stopping' }, detaching)?.query).toBe(view)
  })

  test('nothing while nothing changes', () => {
    expect(scheduleOf({ runState: 'stopped' }, { state: 'attached', instance: 'i' })).toBeNull()
  })
})
