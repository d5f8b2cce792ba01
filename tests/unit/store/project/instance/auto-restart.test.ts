import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Instance } from '@/api/generated/types'
import { selectAutoRestart } from '@/store/project/instance/instance'
import { instanceViewQuery } from '@/store/project/instance/queries'
import { createCache } from '#tests/support/cache'
import { instanceWith } from '#tests/support/objects'

const NOW = Date.UTC(2025, 0, 15, 12)
const at = (ms: number) => new Date(NOW + ms).toISOString()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
})

const statusOf = (given: Partial<Instance>) => {
  const { state, hold } = createCache()
  hold(
    instanceViewQuery({ project: 'web', instance: 'one' }),
    instanceWith({ runState: 'failed', ...given }),
  )
  return selectAutoRestart(state(), { project: 'web', instance: 'one' })
}

describe('what becomes of an instance', () => {
  test('is no question while it has not failed', () => {
    expect(statusOf({ runState: 'running' })).toBeUndefined()
  })

  test('that waits for its cooldown', () => {
    expect(statusOf({ autoRestartCooldownExpiration: at(5 * 60_000) })).toEqual({
      isEnabled: true,
      policy: 'Default',
      settingsHref: '/projects/web/instances/one/settings',
      cooldown: { isOver: false, text: 'Waiting (5 minutes)' },
      outlook: expect.stringContaining('once the cooldown is over'),
    })
  })

  test('whose cooldown is over', () => {
    expect(
      statusOf({
        autoRestartCooldownExpiration: at(-30_000),
        autoRestartPolicy: 'best_effort',
      }),
    ).toMatchObject({
      policy: 'best effort',
      cooldown: { isOver: true, text: 'Restarting soon…' },
      outlook: expect.stringContaining('shortly'),
    })
  })

  test('that has never been restarted has no cooldown to speak of', () => {
    expect(statusOf({})).toMatchObject({
      isEnabled: true,
      cooldown: undefined,
      outlook: expect.stringContaining('shortly'),
    })
  })

  test.each([-30_000, 5 * 60_000])('that never restarts shows no cooldown (%i ms)', distance => {
    expect(
      statusOf({
        autoRestartEnabled: false,
        autoRestartPolicy: 'never',
        autoRestartCooldownExpiration: at(distance),
      }),
    ).toMatchObject({
      isEnabled: false,
      policy: 'never',
      cooldown: undefined,
      outlook: expect.stringContaining('not restart'),
    })
  })
})
