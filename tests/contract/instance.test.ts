import { describe, expect, it } from 'vitest'
import {
  instanceStates,
  instanceVerbs,
  allowedStates,
  can,
  isTransitioning,
} from '@/machines/instance/instance.machine'

/** The product's promise, typed by hand: every run state with every action it allows. */
const allowed = {
  creating: ['resize', 'updateBootDisk', 'attachDisk', 'detachDisk'],
  starting: ['stop'],
  running: ['stop', 'reboot', 'changeExternalIps', 'connectSerialConsole'],
  stopping: [],
  stopped: [
    'start',
    'delete',
    'resize',
    'updateBootDisk',
    'attachDisk',
    'detachDisk',
    'updateNetworkInterface',
    'joinAffinityGroup',
    'changeExternalIps',
  ],
  rebooting: ['stop', 'changeExternalIps', 'connectSerialConsole'],
  migrating: ['connectSerialConsole'],
  repairing: ['connectSerialConsole'],
  failed: ['start', 'stop', 'delete', 'resize', 'updateBootDisk', 'detachDisk'],
  destroyed: [],
} as const

const transitioning = ['creating', 'starting', 'stopping', 'rebooting']

describe('instance run states', () => {
  it('are the ten of the API', () => {
    expect(instanceStates.toSorted()).toEqual(Object.keys(allowed).toSorted())
  })

  describe.each(Object.entries(allowed))('%s', (name, verbs: readonly string[]) => {
    const state = instanceStates.find(candidate => candidate === name) ?? 'destroyed'

    it.each(instanceVerbs)('%s', verb => {
      expect(can(state, verb)).toBe(verbs.includes(verb))
    })

    it(transitioning.includes(name) ? 'is transitioning' : 'is not transitioning', () => {
      expect(isTransitioning(state)).toBe(transitioning.includes(name))
    })
  })
})

describe('instance actions', () => {
  it.each([
    ['start', ['stopped', 'failed']],
    ['delete', ['stopped', 'failed']],
    ['resize', ['creating', 'stopped', 'failed']],
    ['updateBootDisk', ['creating', 'stopped', 'failed']],
    ['reboot', ['running']],
    ['stop', ['starting', 'running', 'rebooting', 'failed']],
    ['detachDisk', ['creating', 'stopped', 'failed']],
    ['attachDisk', ['creating', 'stopped']],
    ['updateNetworkInterface', ['stopped']],
    ['joinAffinityGroup', ['stopped']],
    ['changeExternalIps', ['running', 'stopped', 'rebooting']],
    ['connectSerialConsole', ['running', 'rebooting', 'migrating', 'repairing']],
  ] as const)('%s is allowed in %j', (verb, states) => {
    expect(allowedStates(verb)).toEqual(states)
  })
})
