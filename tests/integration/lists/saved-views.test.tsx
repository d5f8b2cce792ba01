import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { navigationRequested } from '@/store/navigation/events'
import {
  viewRenameRequested,
  viewSaveRequested,
  viewsImportRequested,
} from '@/store/commands/forms'
import { viewsChanged, type SavedView } from '@/store/saved-views/views'
import { paletteToggled } from '@/store/palette/slice'
import { showList } from './support'

vi.setConfig({ testTimeout: 60_000 })

const PATH = '/projects/mock-project/instances'

const DBS: SavedView = { name: 'Databases', path: PATH, search: '?q=db', isPinned: true }
const DISKS: SavedView = {
  name: 'Big disks',
  path: '/projects/mock-project/disks',
  search: '?sort=-size',
  isPinned: false,
}

const show = async (search = '', views: readonly SavedView[] = []) => {
  const shown = await showList('Instances', { path: PATH + search })
  if (views.length > 0) await shown.send(viewsChanged({ added: views }))
  await shown.settle()
  await shown.settle()
  // The sidebar is a popover, which this document takes for a closed one.
  const pinned = () => screen.queryByRole('navigation', { name: 'Pinned', hidden: true })
  const dialog = () => within(screen.getByRole('dialog'))
  return {
    ...shown,
    dialog,
    menu: async (entry: string) => {
      await shown.press('button', 'Views of instances')
      await shown.press('menuitem', entry)
      await shown.settle()
    },
    write: (label: string | RegExp, value: string) =>
      fireEvent.change(dialog().getByRole('textbox', { name: label }), { target: { value } }),
    names: () => shown.state().savedViews.map(({ name }) => name),
    pinned,
    pinnedLink: (name: RegExp) => within(pinned()!).getByRole('link', { name, hidden: true }),
    pressPinned: async (role: string, name: RegExp) => {
      await shown.user.click(within(pinned()!).getByRole(role, { name, hidden: true }))
      await shown.settle()
      await shown.settle()
    },
    /** The stored text, of whichever user. */
    stored: () => [...shown.storage].find(([key]) => key.startsWith('local/basalt-views/')),
  }
}

describe('saving a view', () => {
  test('keeps the filter as typed, the order and the columns, and pins it', async () => {
    const console = await show('?sort=-name&columns=name%2Cstate')
    await console.filter('db')
    await console.menu('Save view')
    console.write('View name', 'Databases')
    await console.user.click(console.dialog().getByRole('checkbox', { name: 'Pin to the sidebar' }))
    await console.press('button', 'Save')
    await console.settle()
    expect(screen.queryByRole('dialog')).toBeNull()
    const search = '?sort=-name&columns=name%2Cstate&q=db'
    expect(console.state().savedViews).toEqual([{ ...DBS, search }])
    const link = console.pinnedLink(/Databases/)
    expect(link.getAttribute('href')).toBe(PATH + search)
    expect(link.textContent).toBe('Databasesmock-project / instances')
    expect(link.getAttribute('aria-current')).toBe('page')
    await console.filter('')
    expect(console.pinnedLink(/Databases/).getAttribute('aria-current')).toBeNull()
    await console.pressPinned('link', /Databases/)
    expect(console.field().value).toBe('db')
    expect(console.cells('name')).toEqual(['db2', 'db1'])
    expect(console.headers()).toEqual(['name', 'state'])
  })

  test('checks the name as it is typed, and when it is submitted empty', async () => {
    const console = await show('?q=db', [DBS])
    await console.menu('Save view')
    expect(console.dialog().queryByText('Enter a name.')).toBeNull()
    await console.press('button', 'Save')
    expect(console.dialog().getByText('Enter a name.')).toBeTruthy()
    console.write('View name', 'Databases')
    expect(console.dialog().getByText('This list has a view with this name.')).toBeTruthy()
    await console.press('button', 'Save')
    expect(console.names()).toEqual(['Databases'])
    console.write('View name', 'Databases 2')
    await console.press('button', 'Save')
    expect(console.names()).toEqual(['Databases', 'Databases 2'])
  })
})

describe('the name of a view', () => {
  test('is kept as a draft if the page is left, and names the lists as they look then', async () => {
    const console = await show('?q=db')
    await console.menu('Save view')
    console.write('View name', 'Databases')
    for (const to of ['/projects/mock-project/disks', `${PATH}?q=db1`]) {
      await console.send(navigationRequested({ to }))
      await console.settle()
    }
    expect(screen.queryByRole('dialog')).toBeNull()
    await console.menu('Save view')
    const name = () =>
      console.dialog().getByRole<HTMLInputElement>('textbox', { name: 'View name' })
    expect(name().value).toBe('Databases')
    await console.press('button', 'Save')
    await console.settle()
    expect(console.state().savedViews).toMatchObject([{ name: 'Databases', search: '?q=db1' }])
    await console.menu('Save view')
    expect(name().value).toBe('')
  })

  test('is offered after a reload', async () => {
    const first = await show()
    await first.menu('Save view')
    first.write('View name', 'Databases')
    await first.advance(2000)
    const drafts = first.storage.get('local/basalt-drafts') ?? ''
    expect(drafts).toContain('Databases')
    cleanup()
    first.stop()
    const second = await showList('Instances', {
      path: PATH,
      kept: { 'local/basalt-drafts': drafts },
    })
    await second.send(viewSaveRequested(PATH))
    await second.settle()
    await second.settle()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'View name' }).value).toBe(
      'Databases',
    )
  })
})

describe('the new name of a view and the text to import', () => {
  test('are not lost by Escape, and the focus returns to the renamed row', async () => {
    const console = await show('', [DBS])
    await console.menu('Saved views')
    await console.press('button', 'Rename Databases')
    await console.settle()
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^New name of/ })
    console.write('New name of Databases', 'Main databases')
    await console.user.keyboard('{Escape}')
    await console.settle()
    await console.press('button', 'Keep editing')
    expect(field().value).toBe('Main databases')
    await console.press('button', 'Rename')
    await console.settle()
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Rename Main databases' }),
    )
    await console.press('button', 'Rename Main databases')
    await console.settle()
    await console.user.keyboard('{Escape}')
    await console.settle()
    expect(screen.queryByRole('textbox', { name: /^New name of/ })).toBeNull()
  })

  test('are offered again if the page is left and after a reload', async () => {
    const first = await show('', [DBS])
    await first.menu('Saved views')
    await first.press('button', 'Rename Databases')
    await first.settle()
    first.write('New name of Databases', 'Main databases')
    await first.send(navigationRequested({ to: '/projects/mock-project/disks' }))
    await first.settle()
    await first.send(viewsImportRequested())
    await first.settle()
    first.write('Views as JSON', '{"views": [')
    await first.advance(2000)
    const kept = Object.fromEntries(
      [...first.storage].filter(([key]) => /^local\/basalt-(drafts|views)/.test(key)),
    )
    cleanup()
    first.stop()
    const second = await showList('Instances', { path: PATH, kept })
    const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name }).value
    await second.send(viewRenameRequested(DBS))
    await second.settle()
    await second.settle()
    expect(field('New name of Databases')).toBe('Main databases')
    await second.press('button', 'Rename')
    expect(second.state().savedViews).toEqual([{ ...DBS, name: 'Main databases' }])
    await second.send(viewsImportRequested())
    await second.settle()
    await second.settle()
    expect(field('Views as JSON')).toBe('{"views": [')
  })
})

describe('saved views', () => {
  test('survive a reload, without what is invalid and what others saved', async () => {
    const first = await show('', [DBS, DISKS])
    const [key, text] = first.stored()!
    cleanup()
    first.stop()
    const invalid = [
      { ...DBS, path: '//evil.test' },
      { ...DBS, search: 'q' },
      { ...DBS, name: '' },
      { ...DBS, isPinned: 1 },
      null,
    ]
    const kept = {
      [key]: JSON.stringify([...invalid, ...JSON.parse(text)]),
      'local/basalt-views/other/user': JSON.stringify([{ ...DBS, name: 'Other' }]),
    }
    const second = await showList('Instances', { path: PATH, kept })
    expect(second.state().savedViews).toEqual([DBS, DISKS])
    cleanup()
    second.stop()
    const broken = await showList('Instances', { path: PATH, kept: { [key]: '{' } })
    expect(broken.state().savedViews).toEqual([])
  })

  test('keep those that another tab saved', async () => {
    const console = await show('', [DBS])
    const [key, text] = console.stored()!
    console.storage.set(key, JSON.stringify([...JSON.parse(text), DISKS]))
    await console.send(viewsChanged({ added: [{ ...DBS, name: 'Mine' }] }))
    expect(console.names()).toEqual(['Databases', 'Big disks', 'Mine'])
  })

  test('of a list are in its menu', async () => {
    const console = await show('', [DBS, DISKS])
    await console.press('button', 'Views of instances')
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Databases',
      'Save view',
      'Saved views',
    ])
    await console.press('menuitem', 'Databases')
    expect(console.cells('name')).toEqual(['db1', 'db2'])
  })

  test('can be found in the palette', async () => {
    const console = await show('', [DBS, DISKS])
    await console.send(paletteToggled())
    await console.settle()
    await console.user.keyboard('big disks')
    await console.settle()
    await console.user.click(
      screen.getByRole('option', { name: 'Big disks (mock-project / disks)' }),
    )
    await console.settle()
    expect(console.history.current()).toMatchObject({ path: DISKS.path, search: '?sort=-size' })
  })

  test('say what they name and the list does not have', async () => {
    const console = await show('', [{ ...DBS, search: '?sort=shape&columns=colour' }])
    await console.pressPinned('link', /Databases/)
    expect(console.said()).toContain('This list has no column called colour or shape.')
    expect(console.cells('name')).toContain('db1')
  })
})

describe('the dialog of the saved views', () => {
  test('opens, pins and unpins them', async () => {
    const console = await show('', [DBS, DISKS])
    await console.menu('Saved views')
    await console.press('button', 'Unpin Databases')
    expect(console.pinned()).toBeNull()
    await console.press('button', 'Pin Big disks to the sidebar')
    await console.settle()
    expect(console.state().savedViews).toEqual([
      { ...DBS, isPinned: false },
      { ...DISKS, isPinned: true },
    ])
    await console.user.click(console.dialog().getByRole('link', { name: 'Big disks' }))
    await console.settle()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(console.history.current()).toMatchObject({ path: DISKS.path, search: '?sort=-size' })
  })

  test('renames them, under a name that the list does not have yet', async () => {
    const console = await show('', [DBS, { ...DBS, name: 'Other' }])
    await console.menu('Saved views')
    await console.press('button', 'Rename Databases')
    await console.settle()
    console.write('New name of Databases', 'Other')
    expect(console.dialog().getByText('This list has a view with this name.')).toBeTruthy()
    await console.press('button', 'Rename')
    expect(console.names()).toEqual(['Databases', 'Other'])
    console.write('New name of Databases', 'db')
    await console.press('button', 'Rename')
    await console.settle()
    expect(console.names()).toEqual(['db', 'Other'])
    await console.press('button', 'Rename db')
    await console.settle()
    await console.press('button', 'Cancel')
    await console.settle()
    expect(console.names()).toEqual(['db', 'Other'])
    expect(console.dialog().getByRole('button', { name: 'Rename db' })).toBeTruthy()
  })

  test('deletes them, and undoes that', async () => {
    const console = await show('', [DBS, DISKS])
    await console.menu('Saved views')
    await console.press('button', 'Delete Databases')
    expect(console.names()).toEqual(['Big disks'])
    expect(JSON.parse(console.stored()![1])).toEqual([DISKS])
    expect(document.activeElement?.textContent).toBe('Undo')
    await console.press('button', 'Undo')
    expect(console.state().savedViews).toEqual([DISKS, DBS])
    expect(console.dialog().queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('is opened from the sidebar as well', async () => {
    const console = await show('', [DBS])
    await console.pressPinned('button', /Saved views/)
    await console.press('button', 'Unpin Databases')
    expect(console.pinned()).toBeNull()
    await console.press('button', 'Pin Databases to the sidebar')
    expect(console.pinned()).not.toBeNull()
  })
})

describe('views as a file', () => {
  test('are exported and imported by another browser', async () => {
    const first = await show('', [DBS, DISKS])
    await first.menu('Saved views')
    await first.press('button', 'Export')
    const [{ name, text } = { name: '', text: '' }] = first.saved
    expect(name).toBe('views.json')
    expect(JSON.parse(text)).toEqual({ views: [DISKS, DBS] })
    cleanup()
    first.stop()
    const second = await show('', [{ ...DBS, search: '?q=database' }, DISKS])
    await second.menu('Saved views')
    await second.press('button', 'Import')
    await second.settle()
    const file = new File([text], 'views.json', { type: 'application/json' })
    await second.user.upload(second.dialog().getByLabelText('Choose file for Views as JSON'), file)
    await second.settle()
    await second.press('button', 'Import views')
    await second.settle()
    expect(second.names()).toEqual(['Databases', 'Big disks', 'Databases (2)'])
    expect(document.body.textContent).toContain(
      'Imported 1 view. Databases is now Databases (2), because its name is taken. 1 view did not change.',
    )
  })

  test('are not imported if they are invalid, and the field says where', async () => {
    const console = await show('', [DBS])
    await console.menu('Saved views')
    await console.press('button', 'Import')
    await console.settle()
    console.write('Views as JSON', '{"views": [{"name": "a", "path": "//evil.test"}]}')
    await console.press('button', 'Import views')
    const field = console.dialog().getByRole('textbox', { name: 'Views as JSON' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
    expect(
      console.dialog().getByText(/^views\[0\]\.path must be a path of the console that begins/),
    ).toBeTruthy()
    expect(console.names()).toEqual(['Databases'])
    console.write('Views as JSON', '{"views": [{"name": "a", "path": "/projects"}]}')
    expect(field.getAttribute('aria-invalid')).toBeNull()
    await console.press('button', 'Import views')
    await console.settle()
    expect(console.names()).toEqual(['Databases', 'a'])
  })
})
