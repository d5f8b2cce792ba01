import { describe, expect, it } from 'vitest'
import { initialTransition, transition } from 'xstate'
import { getAdjacencyMap, getShortestPaths } from 'xstate/graph'
import {
  instanceMachine,
  instanceMoves,
  instanceStates,
  instanceVerbs,
  stateAfter,
} from '@/machines/instance/instance.machine'

const events = [...instanceVerbs, ...instanceMoves].map(type => ({ type }))

describe('where an accepted verb leads', () => {
  it.each([
    ['stopped', 'start', 'starting'],
    ['failed', 'start', 'starting'],
    ['running', 'stop', 'stopping'],
    ['starting', 'stop', 'stopping'],
    ['rebooting', 'stop', 'stopping'],
    ['failed', 'stop', 'stopped'],
    ['running', 'reboot', 'rebooting'],
    ['stopped', 'delete', 'destroyed'],
    ['failed', 'delete', 'destroyed'],
    ['stopped', 'resize', 'stopped'],
    ['failed', 'updateBootDisk', 'failed'],
    ['creating', 'attachDisk', 'creating'],
    ['running', 'start', undefined],
    ['stopped', 'stop', undefined],
    ['running', 'delete', undefined],
  ] as const)('%s: %s → %s', (state, verb, expected) => {
    expect(stateAfter(state, verb)).toBe(expected)
  })
})

describe('where the server moves it', () => {
  it.each([
    ['creating', 'vmCreated', 'starting'],
    ['creating', 'settled', 'stopped'],
    ['starting', 'settled', 'running'],
    ['stopping', 'settled', 'stopped'],
    ['rebooting', 'settled', 'running'],
    ['migrating', 'settled', 'running'],
    ['repairing', 'settled', 'running'],
    ['migrating', 'stopAccepted', 'stopping'],
    ['migrating', 'rebootAccepted', 'rebooting'],
    ['failed', 'autoRestarted', 'starting'],
    ['running', 'settled', undefined],
    ['stopped', 'settled', undefined],
    ['stopped', 'vmLost', undefined],
    ['failed', 'vmLost', undefined],
    ['destroyed', 'autoRestarted', undefined],
  ] as const)('%s: %s → %s', (state, move, expected) => {
    expect(stateAfter(state, move)).toBe(expected)
  })

  it('fails exactly where a virtual machine can be lost', () => {
    expect(instanceStates.filter(state => stateAfter(state, 'vmLost') === 'failed')).toEqual([
      'starting',
      'running',
      'stopping',
      'rebooting',
      'migrating',
      'repairing',
    ])
  })

  it('goes through a whole lifecycle', () => {
    let [snapshot, actions] = initialTransition(instanceMachine)
    const seen: unknown[] = [snapshot.value]
    for (const type of [
      'vmCreated',
      'settled',
      'reboot',
      'vmLost',
      'start',
      'settled',
      'stop',
      'settled',
      'delete',
    ] as const) {
      ;[snapshot, actions] = transition(instanceMachine, snapshot, { type })
      seen.push(snapshot.value)
      expect(actions).toEqual([])
    }
    expect(seen).toEqual([
      'creating',
      'starting',
      'running',
      'rebooting',
      'failed',
      'starting',
      'running',
      'stopping',
      'stopped',
      'destroyed',
    ])
    expect(snapshot.status).toBe('done')
  })
})

describe('the whole graph', () => {
  it('reaches every state except those that only a server may report', () => {
    const reached = getShortestPaths(instanceMachine, { events }).map(path => path.state.value)
    const unreached = instanceStates.filter(state => !reached.includes(state))
    expect(unreached).toEqual(['migrating', 'repairing'])
  })

  it('has no dead end except destroyed', () => {
    for (const state of instanceStates) {
      const ways = [...instanceVerbs, ...instanceMoves].flatMap(type => {
        const after = stateAfter(state, type)
        return after === undefined || after === state ? [] : [after]
      })
      expect(ways.length > 0, state).toBe(state !== 'destroyed')
    }
  })

  it('has no timers and no invoked actors', () => {
    for (const { state } of Object.values(getAdjacencyMap(instanceMachine, { events }))) {
      expect(Object.keys(state.children)).toEqual([])
    }
    expect(instanceMachine.events.filter(type => type.startsWith('xstate.'))).toEqual([])
  })
})
