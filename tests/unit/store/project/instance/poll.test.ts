import { describe, expect, test } from 'vitest'
import type { Instance } from '@/api/generated/types'
import { instanceViewPoll } from '@/store/project/instance/instance'
import { instanceViewQuery } from '@/store/project/queries'
import { createCache } from '#tests/support/cache'
import { instanceWith } from '#tests/support/objects'

const NOW = Date.UTC(2025, 0, 15, 12)
const at = (ms: number) => new Date(NOW + ms).toISOString()

const paceOf = (given: Partial<Instance>) => {
  const { state, hold } = createCache()
  hold(
    instanceViewQuery({ project: 'web', instance: 'one' }),
    instanceWith({ name: 'one', ...given }),
  )
  return instanceViewPoll({ project: 'web', instance: 'one' }).schedule(state(), NOW)?.intervalMs
}

describe('polling an instance', () => {
  test.each(['creating', 'starting', 'stopping', 'rebooting'] as const)(
    'is fast while it is %s',
    runState => {
      expect(paceOf({ runState })).toBe(2000)
    },
  )

  test.each(['running', 'stopped', 'migrating', 'repairing'] as const)(
    'pauses while it is %s',
    runState => {
      expect(paceOf({ runState })).toBeUndefined()
    },
  )

  test('is fast while a restart is imminent', () => {
    expect(paceOf({ runState: 'failed' })).toBe(2000)
    expect(paceOf({ runState: 'failed', autoRestartCooldownExpiration: at(-1) })).toBe(2000)
  })

  test('is slow during its cooldown', () => {
    expect(paceOf({ runState: 'failed', autoRestartCooldownExpiration: at(60_000) })).toBe(30_000)
  })

  test('stops if it stays failed', () => {
    expect(paceOf({ runState: 'failed', autoRestartEnabled: false })).toBeUndefined()
  })

  test('starts only after the first fetch', () => {
    const { state } = createCache()
    expect(instanceViewPoll({ project: 'web', instance: 'one' }).schedule(state(), NOW)).toBeNull()
  })
})
