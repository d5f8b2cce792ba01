import { expect, test } from 'vitest'
import { formChanged, formRequested, formSubmitted } from '@/store/forms/events'
import { selectForm, selectOpenDialogs } from '@/store/forms/selectors'
import { navigationRequested } from '@/store/navigation/events'
import { startConsole, type TestConsole } from '#tests/support/console'

const MEMBERS = '/projects/mock-project/affinity/romulus-remus'
const NEW_INSTANCE = '/projects/mock-project/instances-new'
const KEPT = 'session/basalt-dialogs'

/** Ends the session, and returns what the browser has stored then. */
const loseSession = async (console: TestConsole) => {
  await console.signOutElsewhere()
  await console.send(navigationRequested({ to: '/projects' }))
  expect(console.left).toHaveLength(1)
  const kept = Object.fromEntries(console.storage)
  console.stop()
  return kept
}

const request = (console: TestConsole, form: string, params: Record<string, string>) =>
  console.send(formRequested({ form, params }))

const openSnapshotDialog = async () => {
  const console = await startConsole({ path: MEMBERS })
  await request(console, 'snapshotCreate', { project: 'mock-project', mode: 'over' })
  await console.send(formChanged({ form: 'snapshotCreate', values: { name: 'before-lunch' } }))
  return console
}

test('a dialog that was open when the session ended reopens after the next login', async () => {
  const kept = await loseSession(await openSnapshotDialog())
  const console = await startConsole({ path: '/login/maze-war/local', kept })
  expect(selectOpenDialogs(console.state())).toEqual([])
  const values = { username: 'ada-quarry', password: 'granite' }
  await console.send(formChanged({ form: 'loginLocal', values }))
  await console.send(formSubmitted({ form: 'loginLocal' }))
  await console.send(navigationRequested({ to: '/projects' }))
  expect(selectOpenDialogs(console.state())).toEqual([])
  console.stop()

  const back = await startConsole({ path: MEMBERS, kept })
  expect(selectOpenDialogs(back.state())).toEqual(['snapshotCreate'])
  expect(selectForm(back.state(), 'snapshotCreate')?.context).toMatchObject({
    params: { project: 'mock-project', mode: 'over' },
    values: { name: 'before-lunch' },
  })
  expect(back.storage.has(KEPT)).toBe(false)
})

test('a dialog that is open before anybody is known is not kept for whoever signs in', async () => {
  const console = await startConsole({ path: '/login/maze-war/local' })
  await request(console, 'problemReport', {})
  expect(selectOpenDialogs(console.state())).toEqual(['problemReport'])
  expect(await loseSession(console)).not.toHaveProperty([KEPT])
})

test('stacked dialogs reopen in their order', async () => {
  const first = await startConsole({ path: NEW_INSTANCE })
  await request(first, 'diskCreate', { project: 'mock-project', mode: 'collect' })
  await request(first, 'sshKeyCreate', { mode: 'over' })
  expect(selectOpenDialogs(first.state())).toEqual(['diskCreate', 'sshKeyCreate'])
  const console = await startConsole({ path: NEW_INSTANCE, kept: await loseSession(first) })
  expect(selectOpenDialogs(console.state())).toEqual(['diskCreate', 'sshKeyCreate'])
})

test('a stored dialog is discarded when the user returns to another page', async () => {
  const kept = await loseSession(await openSnapshotDialog())
  const console = await startConsole({ path: '/projects', kept })
  expect(selectOpenDialogs(console.state())).toEqual([])
  await console.send(navigationRequested({ to: MEMBERS }))
  expect(selectOpenDialogs(console.state())).toEqual([])
})

test.each(['{', '[]', '{"at":"/projects","forms":[{"form":"nonesuch","params":{}}]}'])(
  'malformed stored dialogs are ignored: %s',
  async text => {
    const console = await startConsole({ path: '/projects', kept: { [KEPT]: text } })
    expect(selectOpenDialogs(console.state())).toEqual([])
    expect(console.reports.filter(({ level }) => level === 'error')).toEqual([])
  },
)
