import { describe, expect, test } from 'vitest'
import type { InstanceState } from '@/api/generated/types'
import { plainText } from '@/lib/rich-text'
import type { ConfirmRequest } from '@/machines/confirm/confirm.events'
import type { CommandRequest } from '@/store/commands/events'
import { instanceActions, type InstanceActionId } from '@/store/project/instances/actions'
import { instanceWith } from '#tests/support/objects'

const onScreen = { screen: '/projects/web/instances/web-1' }

const action = (
  id: InstanceActionId,
  { runState = 'stopped', screen }: { runState?: InstanceState; screen?: string } = {},
) => {
  const all = instanceActions(instanceWith({ runState }), { project: 'web' }, screen)
  const found = all.find(each => each.id === id)
  if (!found) throw new Error(`There is no action ${id}.`)
  return found
}

const question = (...given: Parameters<typeof action>) =>
  action(...given).event?.payload as ConfirmRequest

const request = (...given: Parameters<typeof action>) =>
  question(...given).event.payload as CommandRequest

const reasonFor = (id: InstanceActionId, runState: InstanceState) => {
  const { reason } = action(id, { runState })
  return reason && plainText(reason)
}

describe('an action on an instance', () => {
  test.each([
    ['start', 'running', 'Only stopped or failed instances can be started'],
    ['stop', 'stopped', 'Only running instances can be stopped'],
    ['reboot', 'failed', 'Only running instances can be rebooted'],
    ['resize', 'running', 'Only creating, stopped or failed instances can be resized'],
    ['delete', 'running', 'Only stopped or failed instances can be deleted'],
  ] as const)('%s has a reason while %s', (id, runState, reason) => {
    expect(reasonFor(id, runState)).toBe(reason)
  })

  test.each([
    ['start', 'failed'],
    ['stop', 'starting'],
    ['stop', 'failed'],
    ['reboot', 'running'],
    ['resize', 'creating'],
    ['delete', 'stopped'],
    ['serialConsole', 'stopped'],
  ] as const)('%s is enabled while %s', (id, runState) => {
    expect(reasonFor(id, runState)).toBeUndefined()
  })
})

test('only irreversible actions look dangerous', () => {
  const all = instanceActions(instanceWith(), { project: 'web' })
  expect(all.filter(({ isDanger }) => isDanger).map(({ id }) => id)).toEqual(['delete'])
})

describe('the confirmation of an action', () => {
  test.each([
    ['start', 'Start instance', 'primary', 'instanceStart', 'Starting instance web-1'],
    ['stop', 'Stop instance', 'danger', 'instanceStop', 'Stopping instance web-1'],
    ['reboot', 'Reboot instance', 'danger', 'instanceReboot', 'Rebooting instance web-1'],
    ['delete', 'Delete instance', 'danger', 'instanceDelete', 'Deleting instance web-1'],
  ] as const)('%s has a title, a tone and a toast', (id, title, tone, endpoint, toast) => {
    expect(question(id)).toMatchObject({ title, tone })
    const { command, success } = request(id)
    expect(command).toEqual({
      endpoint,
      args: { path: { instance: 'web-1' }, query: { project: 'web' } },
    })
    expect(success?.content.map(part => plainText([part as string])).join('')).toBe(toast)
  })

  test('has a title for its failure', () => {
    expect(request('start').errorTitle).toBe('Could not start web-1')
    expect(request('stop').errorTitle).toBe('Could not stop web-1')
    expect(request('reboot').errorTitle).toBe('Could not reboot web-1')
    expect(request('delete').errorTitle).toBe('Could not delete instance')
  })

  test('links from the list to the instance if it fails', () => {
    const errorLink = { label: 'View instance', to: '/projects/web/instances/web-1/storage' }
    expect(request('start')).toMatchObject({ errorLink })
    expect(request('start', onScreen)).not.toHaveProperty('errorLink')
  })

  test('names the instance, and what is lost or kept', () => {
    const textOf = (id: InstanceActionId) => question(id).body.map(plainText).join(' ')
    expect(textOf('start')).toBe('Are you sure you want to start the instance web-1?')
    expect(textOf('stop')).toMatch(/stop the instance web-1\?.* keeps its disks/)
    expect(textOf('reboot')).toMatch(/reboot the instance web-1\?.* keeps its disks/)
    expect(textOf('delete')).toMatch(
      /delete the instance web-1\? Its network .* only detached, .* This cannot be undone\.$/,
    )
  })
})

describe('a successful action', () => {
  test('refetches the instance’s own screen after a change of state', () => {
    expect(request('stop', onScreen).followUps?.map(({ type }) => type)).toEqual([
      'queries/refreshRequested',
    ])
    expect(request('stop').followUps).toBeUndefined()
  })

  test('returns to the list if the instance was deleted on its own screen', () => {
    expect(request('delete', onScreen).followUps).toMatchObject([
      {
        type: 'navigation/requested',
        payload: { to: '/projects/web/instances', replace: true },
      },
    ])
    expect(request('delete').followUps).toBeUndefined()
  })

  test('opens the resize form for its screen', () => {
    expect(action('resize', onScreen).event?.payload).toEqual({
      form: 'instanceResize',
      params: { project: 'web', instance: 'web-1', on: 'page' },
    })
  })

  test('links to the serial console', () => {
    expect(action('serialConsole').to).toBe('/projects/web/instances/web-1/serial-console')
  })
})
