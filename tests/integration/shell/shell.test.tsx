import { act, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { showConsole } from '#tests/support/shown-console'
import { commandRequested } from '@/store/commands/events'
import { navigationRequested } from '@/store/navigation/events'
import { toastAdded } from '@/store/toasts/slice'

/** Includes elements that CSS shows and a dialog covers: there is no CSS here. */
const all = (role: string, name: string | RegExp) =>
  screen.getAllByRole(role, { name, hidden: true })
const text = () => document.body.textContent ?? ''
const linksIn = (element: Element | undefined) =>
  Array.from(element?.querySelectorAll('a') ?? [], link => link.textContent)
const crumbs = () => linksIn(all('navigation', 'Breadcrumbs')[0])

const shortcut = () =>
  act(async () => {
    const keys = { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }
    window.dispatchEvent(new KeyboardEvent('keydown', keys))
  })

describe('the frame', () => {
  test('shows a fleet viewer the current page and the switch to the system', async () => {
    const { user, history, settle } = await showConsole({ path: '/projects' })
    expect(screen.getByRole('link', { name: 'Silo maze-war' }).getAttribute('href')).toBe(
      '/projects',
    )
    const picker = screen.getByRole('button', { name: 'Switch between system and silo' })
    expect(picker.textContent).toBe('Silo')

    await user.click(all('link', 'Images')[0]!)
    await settle()
    expect(history.current().path).toBe('/images')
    expect(document.title).toBe('Images / Basalt Console')
    expect(screen.getByRole('heading', { name: 'Silo images' })).toBeTruthy()
  })

  test('leaves the focus where it is when a group of links opens', async () => {
    await showConsole({ path: '/system/silos' })
    const group = document.querySelector('aside details')!
    const focused = document.activeElement
    const toggle = (element: Element) =>
      act(async () => {
        element.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }))
      })
    await toggle(group)
    expect(document.activeElement).toBe(focused)
    await toggle(document.querySelector('aside')!)
    expect(document.activeElement?.textContent).toContain('Jump to')
  })

  test('leads to the same page of another rack of the same server', async () => {
    const opened: string[] = []
    const hosts = ['east.example', 'west.example', `${'n'.repeat(60)}.example`]
    const racks = async () => ({
      hosts,
      current: 'east.example',
      read: async () => [
        { host: 'east.example', release: 22, isReachable: true },
        { host: 'west.example', release: 18, isReachable: false },
      ],
      open: (host: string, address: string) => void opened.push(host + address),
    })
    const { user, settle } = await showConsole({ path: '/projects/mock-project/disks?q=a', racks })
    await settle()
    await user.click(screen.getByRole('button', { name: 'Switch to another rack' }))
    await settle()
    const entries = screen.getAllByRole('menuitemradio')
    expect(entries.map(entry => [entry.textContent, entry.ariaChecked])).toEqual([
      ['east.example (release 22)', 'true'],
      ['west.example (does not answer)', 'false'],
      ['nnnnnnnnnnnnn…nnnnn.example', 'false'],
    ])
    await user.click(entries[1]!)
    expect(opened).toEqual(['west.example/projects/mock-project/disks?q=a'])
  })

  test('names the system on its pages', async () => {
    await showConsole({ path: '/system/silos' })
    expect(screen.getByRole('link', { name: 'Oxide System' }).getAttribute('href')).toBe(
      '/system/silos',
    )
    expect(screen.getByRole('button', { name: 'Switch between system and silo' }).textContent).toBe(
      'System',
    )
    expect(linksIn(all('navigation', /^Sidebar navigation/)[1])).toEqual([
      'Home',
      'Silos',
      'Utilization',
      'Metrics',
      'Inventory',
      'IP pools',
      'Networking map',
      'Switch ports',
      'Port settings',
      'Address lots',
      'Loopback addresses',
      'BGP',
      'BFD',
      'Allow list',
      'Fleet access',
      'System update',
      'Support bundles',
      'Issues',
    ])
  })

  test('hides the system from other users', async () => {
    const { send } = await showConsole({
      path: '/settings/profile',
      scenario: 'forbidden',
    })
    expect(screen.queryByRole('button', { name: 'Switch between system and silo' })).toBeNull()
    await send(navigationRequested({ to: '/system/silos' }))
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
  })

  test.each([
    ['/projects', ['Docs'], 'maze-war'],
    ['/projects/mock-project/disks', ['Projects', 'Docs'], 'mock-project'],
    ['/settings/ssh-keys', ['Projects', 'Docs'], 'User'],
    ['/system/silos', ['Docs'], 'System'],
  ])('of %s starts its sidebar with the links out of the section', async (path, ways, name) => {
    await showConsole({ path })
    const [first, second] = all('navigation', /^Sidebar navigation/)
    expect(linksIn(first)).toEqual(ways)
    expect(second?.querySelector('h2')?.textContent).toBe(name)
    const guides = first?.querySelector('a[target="_blank"]')
    expect(guides?.getAttribute('href')).toBe('https://docs.oxide.computer')
    expect(guides?.getAttribute('rel')).toBe('noreferrer')
    expect(first?.closest('aside')?.querySelector('button')?.textContent).toMatch(/^Jump to/)
  })

  test('shows “User” for a user without a display name', async () => {
    await showConsole({
      path: '/projects',
      wire: async (request, next) => {
        const answer = await next(request)
        return request.url === '/v1/me'
          ? { ...answer, body: JSON.stringify({ ...JSON.parse(answer.body), display_name: '' }) }
          : answer
      },
    })
    expect(screen.getByRole('button', { name: 'User menu: User' }).textContent).toBe('User')
  })

  test('announces each navigation, but not the first page', async () => {
    const { send } = await showConsole({ path: '/projects' })
    const said = () => screen.getAllByRole('log').map(log => log.textContent)
    expect(said().join('')).toBe('')
    await send(navigationRequested({ to: '/images' }))
    expect(said()).toContain('Images / Basalt Console')
    await send(navigationRequested({ to: '/nonexistent' }))
    expect(said().join('')).toContain('Page not found')
  })

  test('leaves the announcement of a form to its dialog, and that of the page to the page', async () => {
    const { send } = await showConsole({ path: '/projects' })
    const said = () =>
      screen.getAllByRole('log', { hidden: true }).flatMap(log => log.textContent ?? '')
    await send(navigationRequested({ to: '/projects-new' }))
    expect(document.title).toBe('New project / Projects / Basalt Console')
    await send(navigationRequested({ to: '/projects' }))
    expect(said().join('')).toBe('')
    await send(navigationRequested({ to: '/images' }))
    expect(said()).toContain('Images / Basalt Console')
  })

  test('moves the focus from a link of the sidebar to the heading of its page', async () => {
    const { user, settle } = await showConsole({ path: '/projects' })
    await user.click(all('link', 'Images')[0]!)
    await settle()
    expect(document.activeElement?.tagName).toBe('H1')
    expect(document.activeElement?.textContent).toBe('Silo images')
  })

  test('shows a text that the browser does not allow to be copied, selected, and why', async () => {
    const { user, settle, copied, state } = await showConsole({
      path: '/projects/mock-project/disks/disk-1',
      clipboard: 'refused',
    })
    await settle()
    const copy = all('button', /^Copy/)[0]!
    copy.focus()
    await user.click(copy)
    await settle()
    expect(copy.dataset.copied).toBeUndefined()
    const dialog = screen.getByRole('dialog', { name: 'Copy it yourself' })
    expect(dialog.textContent).toContain('Browsers copy only over HTTPS.')
    const field = dialog.querySelector('textarea')!
    expect(field.value).not.toBe('')
    expect(field.readOnly).toBe(true)
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
    expect(JSON.stringify(state().tab)).not.toContain(field.value)
    await user.click(all('button', 'Close').at(-1)!)
    await settle()
    expect(screen.queryByRole('dialog', { name: 'Copy it yourself' })).toBeNull()
    expect(copy.dataset.copied).toBeUndefined()
    expect(copied).toEqual([])
  })

  test('marks the current page, and keeps the breadcrumbs while a panel is open', async () => {
    const { send } = await showConsole({ path: '/projects' })
    expect(screen.getByRole('navigation', { name: 'Breadcrumbs' }).textContent).toBe('Projects')
    const current = document.querySelectorAll('aside [aria-current]')
    expect(Array.from(current, link => link.textContent)).toEqual(['Projects'])

    await send(navigationRequested({ to: '/projects-new' }))
    expect(document.title).toBe('New project / Projects / Basalt Console')
    expect(crumbs()).toEqual(['Projects'])
    expect(document.querySelectorAll('aside [aria-current]')).toHaveLength(0)
  })

  test('keeps the list while a panel is open over it', async () => {
    const { send } = await showConsole({ path: '/projects' })
    const table = screen.getByRole('table')
    await send(navigationRequested({ to: '/projects-new' }))
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Create project')
    expect(document.body.contains(table)).toBe(true)
  })

  test('has a link to skip to the content without navigating', async () => {
    const { user, history } = await showConsole({ path: '/projects' })
    const before = history.current()
    await user.click(screen.getByRole('link', { name: 'Skip to content' }))
    expect(document.activeElement?.id).toBe('content')
    expect(history.current()).toEqual(before)
  })
})

describe('the palette', () => {
  test('opens and closes with the same shortcut', async () => {
    const { settle } = await showConsole({ path: '/projects' })
    await shortcut()
    await settle()
    const options = screen.getAllByRole('option').map(option => option.textContent)
    expect(options[0]).toBe('New project')
    expect(options).toContain('mock-project')
    await shortcut()
    expect(screen.queryByRole('option')).toBeNull()
  })

  test('opens the pages of its items', async () => {
    const { user, history, settle } = await showConsole({ path: '/projects' })
    await shortcut()
    await settle()
    await user.click(screen.getByRole('option', { name: 'Manage system' }))
    await settle()
    expect(history.current().path).toBe('/system/silos')
    expect(screen.queryByRole('option')).toBeNull()
  })
})

describe('an error page', () => {
  test('for an unknown path offers links and signing out', async () => {
    const { user, left, settle } = await showConsole({ path: '/nonexistent' })
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to console' }).getAttribute('href')).toBe('/')
    expect(document.title).toBe('Page not found / Basalt Console')
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await settle()
    expect(left).toEqual(['/login'])
  })

  test('for a refusal explains it to a user without any role', async () => {
    const { settle } = await showConsole({ path: '/projects', scenario: 'forbidden' })
    await settle()
    expect(screen.getByRole('heading', { name: 'No access' })).toBeTruthy()
    expect(text()).toContain('identity provider is not set up correctly')
  })

  test('for a server error does not show the message of the server', async () => {
    await showConsole({
      path: '/projects',
      wire: (request, next) =>
        request.url.startsWith('/v1/projects')
          ? Promise.resolve({ status: 503, headers: {}, body: '{"message":"assertion failed"}' })
          : next(request),
    })
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
    expect(text()).not.toContain('assertion failed')
    expect(text()).not.toContain('identity provider')
  })

  test('for a view that throws can be left', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const View = () => {
      throw new Error('This view is broken.')
    }
    const { send } = await showConsole({
      path: '/projects',
      code: key => (key === 'screen/silo/projects/list' ? Promise.resolve({ View }) : null),
    })
    expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy()
    expect(told).toHaveBeenCalled()
    told.mockRestore()
    await send(navigationRequested({ to: '/images' }))
    expect(screen.getByRole('heading', { name: 'Silo images' })).toBeTruthy()
  })
})

describe('on every page', () => {
  test('toasts survive navigation and can be dismissed', async () => {
    const { user, send } = await showConsole({ path: '/projects' })
    await send(toastAdded({ content: ['Project ', { emphasis: 'web' }, ' created'] }))
    await send(navigationRequested({ to: '/images' }))
    const toasts = document.querySelector('[data-testid="Toasts"]')
    expect(toasts?.textContent).toBe('Project web created')
    await user.click(
      screen.getByRole('button', { name: 'Dismiss notification: Project web created' }),
    )
    expect(toasts?.querySelector('[data-leaving]')).toBeTruthy()
  })

  test('a failed command shows a toast with its title', async () => {
    const { send } = await showConsole({ path: '/projects' })
    await send(
      commandRequested({
        source: 'test',
        command: { endpoint: 'projectDelete', args: { path: { project: 'mock-project' } } },
        errorTitle: 'Could not delete disk',
      }),
    )
    expect(document.querySelector('[data-testid="Toasts"]')?.textContent).toContain(
      'Could not delete disk',
    )
  })
})

describe('the login form', () => {
  test('requires both fields, shows the error and keeps the input', async () => {
    const { user, send, settle } = await showConsole({
      path: '/login/maze-war/local',
    })
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await settle()
    expect(text()).toContain('Username is required')
    expect(text()).toContain('Password is required')

    await send({
      type: 'form/changed',
      payload: { form: 'loginLocal', values: { username: 'ada', password: 'bad' } },
    })
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await settle()
    expect(text()).toContain('Could not sign in')
    expect(document.querySelector<HTMLInputElement>('[name="username"]')?.value).toBe('ada')
    expect(document.querySelector<HTMLInputElement>('[name="password"]')?.value).toBe('bad')
  })
})
