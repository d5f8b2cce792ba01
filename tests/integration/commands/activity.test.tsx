import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { commandRequested } from '@/store/commands/events'
import { formChanged, formRequested, formSubmitted } from '@/store/forms/events'
import { startConsole } from '#tests/support/console'
import { gate } from '#tests/support/gate'
import { showConsole } from '#tests/support/shown-console'

const PATH = '/projects/mock-project/disks'

const deletion = commandRequested({
  source: 'diskDelete/1',
  command: {
    endpoint: 'diskDelete',
    args: { path: { disk: 'disk-3' }, query: { project: 'mock-project' } },
  },
  success: { content: ['Disk disk-3 deleted'] },
  errorTitle: 'Could not delete disk',
})

/** A server that refuses the first of these requests. */
const refusingOnce = (method: string) => {
  let isBroken = true
  return {
    wire: ((request, next) => {
      if (request.method !== method || !isBroken) return next(request)
      isBroken = false
      return Promise.resolve({
        status: 503,
        headers: { 'x-request-id': 'feed' },
        body: '{"message":"Try later","error_code":"ServiceNotAvailable"}',
      })
    }) satisfies NonNullable<Parameters<typeof startConsole>[0]['wire']>,
  }
}

const activityButton = (name: string) => screen.getByRole('button', { name })

const panel = () => within(screen.getByRole('dialog', { name: 'Activity' }))

test('a failed delete stays with its details until it is retried, whatever else is done', async () => {
  const shown = await showConsole({ path: PATH, ...refusingOnce('DELETE') })
  const { user, settle, send, copied } = shown
  await settle()
  await user.click(activityButton('Activity'))
  await settle()
  expect(panel().getByText('Nothing yet')).toBeTruthy()
  await user.keyboard('{Escape}')
  await send(deletion)
  await settle()
  await user.click(activityButton('Activity, 1 failed'))
  await settle()
  const entry = within(panel().getByRole('listitem', { name: 'Delete disk disk-3' }))
  expect(entry.getByText('Failed')).toBeTruthy()
  expect(entry.getByText(/Try later/)).toBeTruthy()
  await user.click(entry.getByRole('button', { name: 'Copy details' }))
  const text = copied.join()
  expect(text).toContain('Operation: diskDelete\nRoute: DELETE /v1/disks/{disk}')
  expect(text).toContain(`Page: ${PATH}\nStatus: 503\nError code: ServiceNotAvailable`)
  expect(text).toContain('Request ID: feed\nTime: 2025-01-15T12:00:00')
  expect(text).toContain('System release: 14')
  await user.click(entry.getByRole('button', { name: 'Retry' }))
  await settle()
  expect(panel().getAllByRole('listitem')).toHaveLength(1)
  expect(panel().getByText('Done')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(activityButton('Activity')).toBeTruthy()
  expect(shown.requests.filter(({ method }) => method === 'DELETE')).toHaveLength(2)
})

test('what is running is counted, and its entry links to the object when it is done', async () => {
  const stopping = gate(/^POST/)
  const { user, settle, send } = await showConsole({
    path: '/projects/mock-project/instances',
    hold: stopping.hold,
  })
  await settle()
  await send(
    commandRequested({
      source: 'stop',
      command: {
        endpoint: 'instanceStop',
        args: { path: { instance: 'db1' }, query: { project: 'mock-project' } },
      },
      errorTitle: 'No',
    }),
  )
  await user.click(activityButton('Activity, 1 running'))
  await settle()
  expect(panel().getByText('Running')).toBeTruthy()
  stopping.open()
  await settle()
  expect(panel().getByText('Done')).toBeTruthy()
  expect(panel().getByRole('link', { name: 'db1' }).getAttribute('href')).toBe(
    '/projects/mock-project/instances/db1/storage',
  )
  await user.click(panel().getByRole('button', { name: 'Clear' }))
  await settle()
  expect(panel().getByText('Nothing yet')).toBeTruthy()
})

test('a dismissed failure is gone', async () => {
  const { user, settle, send } = await showConsole({ path: PATH, ...refusingOnce('DELETE') })
  await settle()
  await send(deletion)
  await user.click(activityButton('Activity, 1 failed'))
  await settle()
  await user.click(panel().getByRole('button', { name: 'Dismiss: Delete disk disk-3' }))
  await settle()
  expect(panel().queryByRole('listitem')).toBeNull()
})

test('a reload keeps the entries of the user, and says that a running command was cut off', async () => {
  const deleting = gate(/^DELETE/)
  const before = await startConsole({
    path: PATH,
    hold: deleting.hold,
  })
  await before.send(deletion)
  const kept = { 'session/basalt-activity': before.storage.get('session/basalt-activity') ?? '' }
  const after = await startConsole({ path: PATH, kept })
  expect(after.state().commands.recent).toMatchObject([
    {
      state: 'failed',
      isEarlier: true,
      error: { message: expect.stringContaining('You left') },
    },
  ])
  const other = await startConsole({ path: PATH, kept, user: 'Dario Marl' })
  expect(other.state().commands.recent).toEqual([])
})

test('an entry has no secret of a form, even if the form failed and repeats what it was sent', async () => {
  const console = await startConsole({
    path: '/system/silos/pocket-lab',
    wire: (request, next) =>
      request.method === 'POST'
        ? Promise.resolve({
            status: 400,
            headers: {},
            body: JSON.stringify({ message: `Not allowed: ${request.body}` }),
          })
        : next(request),
  })
  await console.send(formRequested({ form: 'localUserCreate', params: { silo: 'pocket-lab' } }))
  const values = { username: 'ada', password: 'granite', repeated: 'granite' }
  await console.send(formChanged({ form: 'localUserCreate', values }))
  await console.send(formSubmitted({ form: 'localUserCreate' }))
  expect(console.state().commands.recent).toMatchObject([{ state: 'failed' }])
  expect(console.state().commands.recent[0]).not.toHaveProperty('request')
  expect(JSON.stringify(console.state().commands)).not.toContain('granite')
  expect(console.storage.get('session/basalt-activity')).not.toContain('granite')
})

test('what was deleted by its id is listed by its name, with what it belonged to', async () => {
  const shown = await showConsole({ path: '/projects/mock-project/vpcs/mock-vpc/subnets' })
  const { user, settle, send, backend } = shown
  await settle()
  const url = '/v1/vpc-subnets?project=mock-project&vpc=mock-vpc'
  const { body } = await backend.handle({ method: 'GET', url, headers: {}, body: null })
  const [{ id, name }] = JSON.parse(body).items as [{ id: string; name: string }]
  await send(
    commandRequested({
      source: 'subnetDelete/1',
      command: { endpoint: 'vpcSubnetDelete', args: { path: { subnet: id } } },
      errorTitle: 'Could not delete subnet',
    }),
  )
  await settle()
  await user.click(screen.getByRole('button', { name: /^Activity/ }))
  await settle()
  const entry = panel().getByRole('listitem', { name: `Delete VPC subnet ${name}` })
  expect(entry.textContent).toContain('Project mock-project, VPC mock-vpc')
})
