import { describe, expect, it } from 'vitest'
import {
  commandEnded,
  commandRetried,
  commandsDismissed,
  commandsRestored,
  commandStarted,
  type CommandRequest,
} from '@/store/commands/events'
import { commands, LIMIT } from '@/store/commands/slice'
import { commandWords } from '@/store/commands/describe'
import type { Command } from '@/api/operations/table'
import type { StoreEvent } from '@/store/setup/event'

const command = (endpoint: string, args: object): Command => ({ endpoint, args }) as Command

const stop = command('instanceStop', { path: { instance: 'db1' }, query: { project: 'web' } })
const error = { kind: 'error', message: 'No' } as const
const started = commandStarted({ command: stop, at: 1, screen: '/projects' })

const after = (...events: StoreEvent[]) =>
  events.reduce(commands.reducer, commands.getInitialState())
const states = (...events: StoreEvent[]) =>
  after(...events).recent.map(({ id, state }) => `${id} ${state}`)

describe('the recent commands', () => {
  it('are running, then done or failed', () => {
    expect(states(started, started, started, commandEnded({ id: 1, at: 2 }))).toEqual([
      '1 done',
      '2 running',
      '3 running',
    ])
    const [failed] = after(started, commandEnded({ id: 1, at: 5, error })).recent
    expect(failed).toMatchObject({ state: 'failed', at: 5, error })
  })

  it('are dropped when dismissed or retried', () => {
    const request: CommandRequest = { source: 's', command: stop, errorTitle: 'No' }
    expect(states(started, started, commandsDismissed({ ids: [1] }))).toEqual(['2 running'])
    expect(states(started, started, commandRetried({ id: 2, request }))).toEqual(['1 running'])
  })

  it('keep failures longer than others, and what is running always', () => {
    const many = Array.from({ length: LIMIT }, () => started)
    const events = [
      ...many,
      commandEnded({ id: 2, at: 2, error }),
      commandEnded({ id: 3, at: 2 }),
      started,
    ]
    const ids = after(...events).recent.map(({ id }) => id)
    expect(ids).toHaveLength(LIMIT)
    expect(ids.slice(0, 3)).toEqual([1, 2, 4])
    expect(
      after(...events, started)
        .recent.slice(0, 2)
        .map(({ id }) => id),
    ).toEqual([1, 4])
  })

  it('are numbered on after those of an earlier page load', () => {
    const recent = after(started, started).recent
    expect(states(commandsRestored({ recent: recent.slice(1) }), started)).toEqual([
      '1 running',
      '2 running',
    ])
  })
})

describe('the words of a command', () => {
  it.each([
    ['instanceStop', { path: { instance: 'db1' } }, 'Stop instance', 'db1'],
    ['floatingIpCreate', { body: { name: 'front' } }, 'Create floating IP', 'front'],
    ['currentUserSshKeyDelete', { path: { sshKey: 'mac' } }, 'Delete SSH key', 'mac'],
    ['systemIpPoolSiloUnlink', { path: { pool: 'p', silo: 's' } }, 'Unlink IP pool', 'p'],
    ['vpcFirewallRulesUpdate', { body: { rules: [] } }, 'Update VPC firewall rules', undefined],
  ])('%s', (endpoint, args, what, object) => {
    expect(commandWords({ command: command(endpoint, args) })).toMatchObject({ what, object })
  })

  it('have the names of ids, and what the object belongs to', () => {
    const id = '9e7e4eb7-4096-4e24-8f4b-2a6a9c1b4a01'
    const words = commandWords({
      command: command('vpcSubnetDelete', { path: { subnet: id } }),
      names: { [id]: 'front' },
      place: { project: 'web', vpc: 'main' },
    })
    expect(words).toMatchObject({
      what: 'Delete VPC subnet',
      object: 'front',
      place: 'Project web, VPC main',
    })
    expect(words.named.args).toMatchObject({ path: { subnet: 'front' }, query: { vpc: 'main' } })
  })

  it('name both objects of a command that joins them', () => {
    const args = { path: { instance: 'db1' }, query: { project: 'web' }, body: { disk: 'logs' } }
    expect(commandWords({ command: command('instanceDiskAttach', args) })).toMatchObject({
      what: 'Attach disk',
      object: 'logs',
      rest: 'to instance db1',
      place: 'Project web',
    })
  })
})
