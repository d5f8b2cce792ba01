import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { autoRestartStatus, isRestartingSoon } from '@/machines/instance/auto-restart.rules'
import { instanceStates } from '@/machines/instance/instance.machine'

const NOW = Date.UTC(2024, 5, 15, 12)
const at = (offset: number) => new Date(NOW + offset).toISOString()

const failed = (autoRestartEnabled: boolean, autoRestartCooldownExpiration?: string | null) => ({
  runState: 'failed' as const,
  autoRestartEnabled,
  autoRestartCooldownExpiration,
})

describe('autoRestartStatus', () => {
  it('restarts soon if nothing prevents it', () => {
    const expected = { kind: 'restartingSoon', cooldownOver: undefined }
    expect(autoRestartStatus(failed(true), NOW)).toEqual(expected)
    expect(autoRestartStatus(failed(true, null), NOW)).toEqual(expected)
  })

  it('restarts soon when the cooldown is over', () => {
    expect(autoRestartStatus(failed(true, at(-30_000)), NOW)).toEqual({
      kind: 'restartingSoon',
      cooldownOver: at(-30_000),
    })
    expect(isRestartingSoon(failed(true, at(0)), NOW)).toBe(true)
  })

  it('waits for the cooldown', () => {
    expect(autoRestartStatus(failed(true, at(300_000)), NOW)).toEqual({
      kind: 'coolingDown',
      until: at(300_000),
    })
    expect(isRestartingSoon(failed(true, at(1)), NOW)).toBe(false)
  })

  it('stays failed if it may not restart, whatever the cooldown', () => {
    for (const cooldown of [undefined, at(-30_000), at(300_000)]) {
      expect(autoRestartStatus(failed(false, cooldown), NOW)).toEqual({ kind: 'disabled' })
    }
  })

  it('is about failed instances only', () => {
    const offset = fc.integer({ min: -1e9, max: 1e9 })
    fc.assert(
      fc.property(fc.constantFrom(...instanceStates), fc.boolean(), offset, (state, on, ms) => {
        const instance = { ...failed(on, at(ms)), runState: state }
        const expected = state === 'failed' && on && ms <= 0
        expect(isRestartingSoon(instance, NOW)).toBe(expected)
        expect(autoRestartStatus(instance, NOW).kind === 'notFailed').toBe(state !== 'failed')
      }),
    )
  })
})
