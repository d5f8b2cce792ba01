import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NO_VERSION } from '@/api/core/rack'
import { formRequested } from '@/store/forms/events'
import { releaseCheckRequested } from '@/store/release/slice'
import { showConsole } from '#tests/support/shown-console'

const openAbout = async ({ user, settle }: Awaited<ReturnType<typeof showConsole>>) => {
  await user.click(screen.getByRole('button', { name: /^User menu/ }))
  await settle()
  const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
  expect(entries.at(-1)).toBe('About')
  await user.click(screen.getByRole('menuitem', { name: 'About' }))
  await settle()
  return screen.getByRole('dialog', { name: 'About' })
}

const valueOf = (dialog: HTMLElement, row: string) =>
  within(dialog).getByText(row, { selector: 'dt' }).nextElementSibling?.textContent

test.each([
  [14, '14', 'Not versioned'],
  [17, '17', 'Not versioned'],
  [18, '18', '2026021301.0.0'],
  [23, 'newer than 22', '2026081901.0.0'],
] as const)('About names release %d', async (release, name, version) => {
  const console = await showConsole({ path: '/projects', release })
  const dialog = await openAbout(console)
  expect(valueOf(dialog, 'System release')).toBe(name)
  expect(valueOf(dialog, 'API version')).toBe(version)
  expect(valueOf(dialog, 'Made for')).toBe('14 to 22 and API 2026081901')
  await console.user.click(within(dialog).getByRole('button', { name: 'Copy details' }))
  expect(console.copied[0]).toContain(`System release: ${name}\nAPI version: ${version}`)
})

test.each([
  [14, 'Ada Quarry', undefined],
  [17, 'Ada Quarry', /^\d+\.0\.0, \d+ of \d+ components$/],
  [23, 'Ada Quarry', /^\d+\.0\.0, \d+ of \d+ components$/],
  [23, 'Clara Flint', undefined],
] as const)('About at release %d shows the software to %s', async (release, user, words) => {
  const console = await showConsole({ path: '/projects', release, user })
  const dialog = await openAbout(console)
  const asked = console.requests.filter(({ url }) => url === '/v1/system/update/status')
  expect(asked).toHaveLength(words ? 1 : 0)
  const labels = within(dialog)
    .getAllByRole('term')
    .map(({ textContent }) => textContent)
  expect(labels.includes('Software')).toBe(words !== undefined)
  if (!words) return
  expect(valueOf(dialog, 'Software')).toMatch(words)
  await console.user.click(within(dialog).getByRole('link', { name: words }))
  await console.settle()
  expect(screen.queryByRole('dialog', { name: 'About' })).toBeNull()
  expect(console.history.current().path).toBe('/system/update')
})

test('the profile says what the console speaks to, and opens About', async () => {
  const console = await showConsole({ path: '/settings/profile', release: 19 })
  const valueIn = (row: string) =>
    screen.getByText(row, { selector: 'dt' }).nextElementSibling?.textContent
  expect(valueIn('System release')).toBe('19')
  expect(valueIn('API version')).toBe('2026032500.0.0')
  await console.settle()
  expect(valueIn('Software')).toMatch(/^17\.0\.0, \d+ of 20 components$/)
  await console.user.click(screen.getByRole('button', { name: 'About' }))
  await console.settle()
  expect(screen.getByRole('dialog', { name: 'About' })).toBeTruthy()
})

test('a bar names the new screens of an update', async () => {
  const console = await showConsole({ path: '/projects', release: 14 })
  console.backend.backendState.release = 17
  await console.send(releaseCheckRequested())
  await console.settle()
  expect(screen.getByRole('status').textContent).toContain(
    'Release 14 → 17. What you typed is kept. New: Sign-in settings, Access tokens, Networking settings.',
  )
})

test('Check again finds a rack that was updated, and closing keeps the bar', async () => {
  const console = await showConsole({ path: '/projects', release: 17 })
  const dialog = await openAbout(console)
  console.backend.backendState.release = 20
  await console.user.click(within(dialog).getByRole('button', { name: 'Check again' }))
  await console.settle()
  expect(valueOf(dialog, 'System release')).toBe('20')
  await console.user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!)
  await console.settle()
  expect(screen.queryByRole('dialog')).toBeNull()
  const bar = screen.getByRole('status')
  expect(bar.textContent).toContain('This rack was updated Release 17 → 20.')
  await console.user.click(within(bar).getByRole('button', { name: 'Dismiss' }))
  await console.settle()
  expect(screen.queryByText('This rack was updated')).toBeNull()
})

test('a bar tells of an earlier release, and reloads the page', async () => {
  const console = await showConsole({ path: '/projects', release: 20 })
  console.backend.backendState.release = 18
  await console.send(releaseCheckRequested())
  await console.settle()
  expect(screen.getByRole('status').textContent).toContain('This rack now runs an earlier release')
  await console.user.click(screen.getByRole('button', { name: 'Reload' }))
  expect(console.left).toEqual(['/projects'])
})

test('a bar tells of a console that was replaced on the server, and reloads the page', async () => {
  const console = await showConsole({
    path: '/projects/mock-project/disks',
    code: key => (key === 'dialog/diskAttach' ? Promise.reject(new Error('404')) : null),
  })
  const params = { project: 'mock-project', instance: 'db1' }
  await console.send(formRequested({ form: 'diskAttach', params }))
  await console.settle()
  const bar = screen.getByText('The console has changed on the server').closest('div')!
  expect(within(bar).queryByRole('button', { name: 'Dismiss' })).toBeNull()
  await console.user.click(within(bar).getByRole('button', { name: 'Reload' }))
  expect(console.left).toEqual(['/projects/mock-project/disks'])
})

test('a bar tells of a rack that is newer than the console', async () => {
  const console = await showConsole({
    path: '/projects',
    release: 23,
    wire: async (request, next) =>
      request.headers['api-version'] === NO_VERSION
        ? next(request)
        : next({ ...request, headers: { ...request.headers, 'api-version': '2026081901.0.0' } }),
  })
  await act(() => console.advance(5000))
  await console.settle()
  expect(screen.getByRole('status').textContent).toContain('This rack is newer than this console')
  await console.user.click(screen.getByRole('button', { name: 'Dismiss' }))
  const dialog = await openAbout(console)
  expect(valueOf(dialog, 'System release')).toBe('Newer than this console')
})

test.each([
  [16, 'button', 'About'],
  [17, 'link', 'System update'],
] as const)('the release in the sidebar at release %d is a %s', async (release, role, title) => {
  const console = await showConsole({ path: '/system/silos', release })
  await console.user.click(screen.getByRole(role, { name: `Release ${release}`, hidden: true }))
  await console.settle()
  const opened =
    role === 'button'
      ? screen.getByRole('dialog', { name: title })
      : screen.getByRole('heading', { level: 1, name: title })
  expect(opened).toBeTruthy()
})
