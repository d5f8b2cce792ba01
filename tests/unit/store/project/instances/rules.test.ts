import { describe, expect, it } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { instanceStates, instanceVerbs, can } from '@/machines/instance/instance.machine'
import { reasonCannot } from '@/store/project/instances/rules'

const reasonText = (...args: Parameters<typeof reasonCannot>): string | undefined => {
  const reason = reasonCannot(...args)
  return reason && plainText(reason)
}

describe('reasons for an instance', () => {
  it('exist exactly if the action is not offered', () => {
    for (const state of instanceStates) {
      for (const verb of instanceVerbs) {
        expect(reasonCannot(state, verb) === undefined, `${state} ${verb}`).toBe(can(state, verb))
      }
    }
  })

  it.each([
    ['running', 'start', 'Only stopped or failed instances can be started'],
    ['stopped', 'stop', 'Only running instances can be stopped'],
    ['stopped', 'reboot', 'Only running instances can be rebooted'],
    ['running', 'resize', 'Only creating, stopped or failed instances can be resized'],
    ['running', 'delete', 'Only stopped or failed instances can be deleted'],
    ['running', 'updateBootDisk', 'The instance must be stopped to change its boot disk'],
    ['running', 'detachDisk', 'The instance must be stopped to detach a disk'],
    ['failed', 'attachDisk', 'The instance must be stopped to attach a disk'],
    [
      'running',
      'updateNetworkInterface',
      'The instance must be stopped to update a network interface',
    ],
    ['stopped', 'connectSerialConsole', 'Only the console of a running instance can be reached'],
  ] as const)('%s: %s', (state, verb, expected) => {
    expect(reasonText(state, verb)).toBe(expected)
  })

  it('name the intended action', () => {
    expect(reasonText('running', 'updateNetworkInterface', 'add a network interface')).toBe(
      'The instance must be stopped to add a network interface',
    )
    expect(reasonText('running', 'attachDisk', 'create and attach a disk')).toBe(
      'The instance must be stopped to create and attach a disk',
    )
  })

  it('emphasize only state names', () => {
    expect(reasonCannot('running', 'start')).toEqual([
      'Only ',
      { emphasis: 'stopped' },
      ' or ',
      { emphasis: 'failed' },
      ' instances can be started',
    ])
  })
})
