import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Instance } from '@/api/generated/types'
import { selectAutoRestart } from '@/store/project/instance/instance'
import { instanceViewQuery } from '@/store/project/queries'
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

describe('the auto-restart of an instance', () => {
  test('is undefined unless it has failed', () => {
    expect(statusOf({ runState: 'running' })).toBeUndefined()
  })

  test('shows the remaining cooldown', () => {
    expect(statusOf({ autoRestartCooldownExpiration: at(5 * 60_000) })).toEqual({
      isEnabled: true,
      policy: 'Default',
      settingsHref: '/projects/web/instances/one/settings',
      cooldown: { isOver: false, text: 'Waiting (5 minutes)' },
      outlook: expect.stringContaining('once the cooldown is over'),
    })
  })

  test('shows that the cooldown is over', () => {
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

  test('has no cooldown if the instance was never restarted', () => {
    expect(statusOf({})).toMatchObject({
      isEnabled: true,
      cooldown: undefined,
      outlook: expect.stringContaining('shortly'),
    })
  })

  test.each([-30_000, 5 * 60_000])('has no cooldown if it is disabled (%i ms)', distance => {
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
