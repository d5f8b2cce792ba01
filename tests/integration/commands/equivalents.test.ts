import { describe, expect, test } from 'vitest'
import { commandRequested } from '@/store/commands/events'
import { confirmAccepted } from '@/store/confirm/confirm'
import { equivalentsOf } from '@/store/commands/equivalents'
import { writeScript } from '@/store/commands/writers'
import { formChanged, formRequested, formSubmitted } from '@/store/forms/events'
import { confirmed } from '@/store/commands/action'
import { startConsole, type TestConsole } from '#tests/support/console'

const equivalents = (console: TestConsole, of: string) => {
  const { screens, dialogs, operations } = console.app
  return equivalentsOf(
    console.state(),
    operations,
    of,
    name =>
      [...screens.values(), ...dialogs.values()].find(({ form }) => form?.name === name)?.form,
  )
}

const lastToast = (console: TestConsole) => console.state().toasts.shown.at(-1)

const stop = {
  endpoint: 'instanceStop',
  args: { path: { instance: 'db1' }, query: { project: 'mock-project' } },
} as const

const stopRequest = {
  source: 'stop',
  command: stop,
  success: { content: ['Stopped'] },
  errorTitle: 'No',
}

describe('the equivalent of', () => {
  test('a confirmation dialog is the command it will send', async () => {
    const console = await startConsole({ path: '/projects/mock-project/instances' })
    await console.send(confirmed({ verb: 'Stop', kind: 'instance', name: 'db1' }, stopRequest))
    expect(equivalents(console, 'confirm')).toEqual({ commands: [stop] })
  })

  test('a form is the command it would send now, or why it cannot be sent', async () => {
    const console = await startConsole({ path: '/projects/mock-project/disks-new' })
    expect(equivalents(console, 'form/diskCreate')).toEqual({
      reason: 'The form cannot be sent yet: Name is required',
    })
    await console.send(formChanged({ form: 'diskCreate', values: { name: 'fresh' } }))
    expect(equivalents(console, 'form/diskCreate')).toMatchObject({
      commands: [
        {
          endpoint: 'diskCreate',
          args: { query: { project: 'mock-project' }, body: { name: 'fresh', size: 10 * 2 ** 30 } },
        },
      ],
    })
    expect(console.requests.filter(({ method }) => method === 'POST')).toEqual([])
  })

  test('a toast is the command that was sent, even if it failed', async () => {
    const console = await startConsole({ path: '/projects/mock-project/instances' })
    await console.send(commandRequested(stopRequest))
    expect(equivalents(console, `command/${lastToast(console)?.commandId}`)).toEqual({
      commands: [stop],
    })
    const args = { path: { instance: 'nowhere' }, query: { project: 'mock-project' } }
    const refused = { ...stopRequest, command: { ...stop, args } }
    await console.send(commandRequested(refused))
    expect(lastToast(console)?.variant).toBe('error')
    expect(equivalents(console, `command/${lastToast(console)?.commandId}`)).toEqual({
      commands: [{ ...stop, args }],
    })
  })

  test('“recent” is the commands that succeeded, in order', async () => {
    const console = await startConsole({ path: '/projects/mock-project/disks-new' })
    expect(equivalents(console, 'recent')).toEqual({
      reason: 'Nothing was changed since this page was loaded.',
    })
    await console.send(formChanged({ form: 'diskCreate', values: { name: 'fresh' } }))
    await console.send(formSubmitted({ form: 'diskCreate' }))
    const gone = { path: { instance: 'nowhere' }, query: { project: 'mock-project' } }
    await console.send(commandRequested({ ...stopRequest, command: { ...stop, args: gone } }))
    await console.send(commandRequested(stopRequest))
    expect(equivalents(console, 'recent')).toMatchObject({
      commands: [{ endpoint: 'diskCreate' }, stop],
    })
  })
})

test('secrets are neither shown in an equivalent nor stored', async () => {
  const console = await startConsole({ path: '/system/silos/pocket-lab' })
  await console.send(formRequested({ form: 'localUserCreate', params: { silo: 'pocket-lab' } }))
  const values = { username: 'ada', password: 'granite', repeated: 'granite' }
  await console.send(formChanged({ form: 'localUserCreate', values }))
  const before = equivalents(console, 'form/localUserCreate')
  expect(before).toMatchObject({ commands: [{ endpoint: 'localIdpUserCreate' }] })
  await console.send(formSubmitted({ form: 'localUserCreate' }))
  const after = equivalents(console, 'recent')
  for (const found of [before, after]) {
    if (!('commands' in found)) throw new Error(found.reason)
    const text = writeScript(console.app, found.commands, 'curl')
    expect(text).toContain('"value": "<value>"')
    expect(text).not.toContain('granite')
  }
  expect(JSON.stringify(console.state().commands)).not.toContain('granite')
})

test('logins are not among the recent commands', async () => {
  const console = await startConsole({ path: '/login/maze-war/local' })
  await console.send(
    formChanged({ form: 'loginLocal', values: { username: 'ada-quarry', password: 'granite' } }),
  )
  await console.send(formSubmitted({ form: 'loginLocal' }))
  expect(console.requests.some(({ url }) => url.includes('/login'))).toBe(true)
  expect(console.state().commands.recent).toEqual([])
})

test('a confirmed command is among the recent commands', async () => {
  const console = await startConsole({ path: '/projects/mock-project/instances' })
  await console.send(confirmed({ verb: 'Stop', kind: 'instance', name: 'db1' }, stopRequest))
  await console.send(confirmAccepted())
  expect(equivalents(console, 'recent')).toEqual({ commands: [stop] })
})
