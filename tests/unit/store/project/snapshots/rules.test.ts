import { describe, expect, it } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { snapshotStates, snapshotVerbs, can } from '@/machines/snapshot/snapshot.machine'
import { reasonCannot } from '@/store/project/snapshots/rules'

describe('reasons for a snapshot', () => {
  it('exist exactly if the action is not offered', () => {
    for (const state of snapshotStates) {
      for (const verb of snapshotVerbs) {
        expect(reasonCannot(state, verb) === undefined, `${state} ${verb}`).toBe(can(state, verb))
      }
    }
  })

  it.each([
    ['creating', 'delete', 'The snapshot is still creating'],
    ['destroyed', 'delete', 'Only ready or faulted snapshots can be deleted'],
    ['faulted', 'createImage', 'Only ready snapshots can become images'],
  ] as const)('%s: %s', (state, verb, expected) => {
    expect(plainText(reasonCannot(state, verb) ?? '')).toBe(expected)
  })
})
