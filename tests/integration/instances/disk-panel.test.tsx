import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { confirmAccepted } from '@/store/confirm/confirm'
import { navigationRequested } from '@/store/navigation/events'
import { selectStoredDisk } from '@/store/project/disks/stored-disk'
import { refreshRequested } from '@/store/queries/slice'
import { startConsole, type TestConsole } from '#tests/support/console'
import { showConsole } from '#tests/support/shown-console'
import { choose, countOf, recordOf, storageOf } from './support'

const PROJECT = 'mock-project'
const STORAGE = `/projects/${PROJECT}/instances/db1/storage`
const PANEL = `${STORAGE}?disk=disk-2`

const where = ({ history }: Pick<TestConsole, 'history'>) => {
  const { path, search } = history.current()
  return path + search
}
const shown = (console: Pick<TestConsole, 'state'>) =>
  selectStoredDisk(console.state(), { project: PROJECT, instance: 'db1', disk: 'disk-2' })
const errorOf = (console: TestConsole) => console.state().actors.navigation?.context.error

describe('the panel of a disk over the storage of its instance', () => {
  test('opens from the name of the disk, with the data of its row, and closes with back', async () => {
    const console = await startConsole({ path: STORAGE })
    const [other] = storageOf(console, PROJECT, 'db1').others
    expect(other?.href).toBe(PANEL)
    await console.send(navigationRequested({ to: PANEL }))
    expect(where(console)).toBe(PANEL)
    expect(shown(console)).toMatchObject({ name: 'disk-2' })
    expect(countOf(console, 'GET', '/v1/disks/disk-2')).toBe(0)
    console.history.go(-1)
    await console.settle()
    expect(where(console)).toBe(STORAGE)
  })

  test('is an error page for an unknown disk', async () => {
    const console = await startConsole({ path: `${STORAGE}?disk=nothing` })
    expect(errorOf(console)?.status).toBe(404)
  })

  test('follows the state of its disk and of the storage below', async () => {
    const console = await startConsole({ path: PANEL })
    const { db } = console.backend.backendState
    const { id, state } = recordOf(db.disks, 'disk-2')
    db.disks.update(id, { state: { ...state, state: 'detaching' } as typeof state })
    await console.send(refreshRequested())
    db.disks.update(id, { state: { state: 'detached' } })
    await console.advance(8_000)
    expect(shown(console)?.state.state).toBe('detached')
    expect(storageOf(console, PROJECT, 'db1').others).toEqual([])
  })

  test('returns to the storage after its disk was deleted', async () => {
    const console = await startConsole({ path: PANEL })
    const { db } = console.backend.backendState
    db.disks.update(recordOf(db.disks, 'disk-2').id, { state: { state: 'detached' } })
    await console.send(refreshRequested())
    await choose(console, shown(console)?.actions, 'Delete')
    await console.send(confirmAccepted())
    expect(where(console)).toBe(STORAGE)
    expect(errorOf(console)).toBeNull()
  })
})

test('a disk deleted by another user stays in its panel, which says so without actions', async () => {
  const { settle, send, backend, ...console } = await showConsole({ path: PANEL })
  await settle()
  await settle()
  const panel = () => screen.getByRole('dialog', { name: /^Disk/ })
  expect(within(panel()).getByRole('button', { name: 'Disk actions' })).toBeTruthy()
  const { disks } = backend.backendState.db
  disks.remove(recordOf(disks, 'disk-2').id)
  await send(refreshRequested())
  await settle()
  expect(within(panel()).getByRole('status').textContent).toContain('no longer exists')
  expect(within(panel()).queryByRole('button', { name: 'Disk actions' })).toBeNull()
  await console.user.click(within(panel()).getAllByRole('button', { name: 'Close' })[0]!)
  await settle()
  expect(where(console)).toBe(STORAGE)
})

test.each([
  [17, []],
  [18, ['Type', 'Read-only']],
] as const)(
  'at release %d the panel has the properties of that release',
  async (release, newer) => {
    const { settle } = await showConsole({
      path: `/projects/rock-garden/disks/granite-boot`,
      release,
    })
    await settle()
    await settle()
    const labels = [...screen.getByRole('dialog').querySelectorAll('dt')].map(
      ({ textContent }) => textContent,
    )
    expect(labels).toEqual([
      'ID',
      'Description',
      'Size',
      'State',
      'Attached to',
      ...newer,
      'Source',
      'Block size',
      'Device path',
      'Created',
      'Last modified',
    ])
  },
)
