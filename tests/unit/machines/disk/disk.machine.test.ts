import { describe, expect, it } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import {
  diskMachine,
  diskMoves,
  diskStates,
  diskVerbs,
  stateAfter,
} from '@/machines/disk/disk.machine'

const types = [...diskVerbs, ...diskMoves]

const live = (steps: readonly (typeof types)[number][]): unknown[] => {
  let [snapshot] = initialTransition(diskMachine)
  return [
    snapshot.value,
    ...steps.map(type => {
      ;[snapshot] = transition(diskMachine, snapshot, { type })
      return snapshot.value
    }),
  ]
}

describe('where verbs and moves lead', () => {
  it.each([
    ['creating', 'settled', 'detached'],
    ['creating', 'blocksPrepared', 'import_ready'],
    ['creating', 'failed', 'destroyed'],
    ['creating', 'undoFailed', 'faulted'],
    ['creating', 'attach', 'attached'],
    ['detached', 'attach', 'attached'],
    ['detached', 'snapshot', 'maintenance'],
    ['detached', 'delete', 'destroyed'],
    ['maintenance', 'settled', 'detached'],
    ['maintenance', 'failed', 'detached'],
    ['attached', 'snapshot', 'attached'],
    ['attached', 'detach', 'detached'],
    ['attached', 'setAsBootDisk', 'attached'],
    ['attached', 'delete', undefined],
    ['import_ready', 'bulkWriteStart', 'importing_from_bulk_writes'],
    ['import_ready', 'bulkWrite', undefined],
    ['import_ready', 'delete', undefined],
    ['importing_from_bulk_writes', 'bulkWrite', 'importing_from_bulk_writes'],
    ['importing_from_bulk_writes', 'bulkWriteStop', 'import_ready'],
    ['importing_from_bulk_writes', 'finalize', undefined],
    ['import_ready', 'finalize', 'finalizing'],
    ['finalizing', 'settled', 'detached'],
    ['finalizing', 'failed', 'import_ready'],
    ['faulted', 'delete', 'destroyed'],
    ['destroyed', 'undoFailed', 'faulted'],
    ['attaching', 'settled', 'attached'],
    ['detaching', 'settled', 'detached'],
  ] as const)('%s: %s → %s', (state, event, expected) => {
    expect(stateAfter(state, event)).toBe(expected)
  })

  it('takes an upload from blocks to a detached disk', () => {
    expect(
      live([
        'blocksPrepared',
        'bulkWriteStart',
        'bulkWrite',
        'bulkWrite',
        'bulkWriteStop',
        'finalize',
        'settled',
        'delete',
      ]),
    ).toEqual([
      'creating',
      'import_ready',
      'importing_from_bulk_writes',
      'importing_from_bulk_writes',
      'importing_from_bulk_writes',
      'import_ready',
      'finalizing',
      'detached',
      'destroyed',
    ])
  })
})

describe('the whole graph', () => {
  it('reaches every state except those that only a server may report', () => {
    const events = types.map(type => ({ type }))
    const reached = getShortestPaths(diskMachine, { events }).map(path => path.state.value)
    expect(diskStates.filter(state => !reached.includes(state))).toEqual([
      'attaching',
      'detaching',
      'importing_from_url',
    ])
  })

  it('has no dead end, and only a failed deletion leads out of destroyed', () => {
    const waysOn = (state: (typeof diskStates)[number]) =>
      types.filter(type => ![undefined, state].includes(stateAfter(state, type)))
    for (const state of diskStates) expect(waysOn(state).length, state).toBeGreaterThan(0)
    expect(waysOn('destroyed')).toEqual(['undoFailed'])
  })
})
