import { describe, expect, it } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import {
  snapshotMachine,
  snapshotMoves,
  snapshotStates,
  snapshotVerbs,
  stateAfter,
} from '@/machines/snapshot/snapshot.machine'

describe('the life of a snapshot', () => {
  it.each([
    ['creating', 'settled', 'ready'],
    ['creating', 'failed', 'destroyed'],
    ['creating', 'delete', undefined],
    ['ready', 'createImage', 'ready'],
    ['ready', 'delete', 'destroyed'],
    ['faulted', 'delete', 'destroyed'],
    ['destroyed', 'delete', undefined],
  ] as const)('%s: %s → %s', (state, event, expected) => {
    expect(stateAfter(state, event)).toBe(expected)
  })

  it('reaches every state except the one that only a server may report', () => {
    const events = [...snapshotVerbs, ...snapshotMoves].map(type => ({ type }))
    const reached = getShortestPaths(snapshotMachine, { events }).map(path => path.state.value)
    expect(snapshotStates.filter(state => !reached.includes(state))).toEqual(['faulted'])
  })
})
