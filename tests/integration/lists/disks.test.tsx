import { act, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { COLUMNS_KEY } from '@/store/preferences/slice'
import { eventually } from '#tests/support/eventually'
import { showList } from './support'

/** Thousands of rows take long on a busy machine. */
vi.setConfig({ testTimeout: 60_000 })

const PATH = '/projects/mock-project/disks'
const MANY = { path: '/projects/blank-slate/disks', scenario: 'large' } as const

const show = (options: Parameters<typeof showList>[1] = { path: PATH }) =>
  showList('Disks', options)

const asked = ({ requests }: Awaited<ReturnType<typeof show>>) =>
  requests.filter(({ url }) => url.startsWith('/v1/disks?') && url.includes('limit=1000'))

describe('a list of more than 1000 disks', () => {
  test('says what was searched, and searches the rest when asked', async () => {
    const console = await show(MANY)
    await console.filter('volume-4321')
    expect(screen.getByRole('heading', { name: 'No match in the first 1,000 disks' })).toBeTruthy()
    expect(screen.getByText('Nothing searched so far matches volume-4321.')).toBeTruthy()
    expect(console.said()).toContain('0 of 1,000 disks searched; there are more')
    expect(asked(console)).toHaveLength(1)
    // The empty box offers it, and the footer.
    const [inBox] = screen.getAllByRole('button', { name: 'Search the rest' })
    expect(inBox?.closest('main')).not.toBeNull()
    await console.user.click(inBox!)
    await console.settle()
    await act(() => console.advance(1_000))
    expect(console.cells('name')).toEqual(['volume-4321'])
    expect(console.said().join()).toMatch(/1 of 5,0\d\d disks/)
    expect(asked(console)).toHaveLength(5)
  })

  test('says how many were searched while it reads', async () => {
    let release = () => {}
    const held = new Promise<void>(resolve => (release = resolve))
    const console = await show({
      ...MANY,
      hold: ({ url }) => (url.includes('limit=1000') ? held : null),
    })
    await console.filter('volume')
    expect(console.said()).toContain('25 disks so far; still reading')
    release()
    await console.settle()
    await console.settle()
    expect(console.said().join()).toContain('1,000 disks searched; there are more')
  })

  test('says why the rest could not be read, and tries again', async () => {
    let isDown = true
    const console = await show({
      ...MANY,
      wire: (request, next) =>
        isDown && request.url.includes('limit=1000')
          ? Promise.resolve({ status: 400, headers: {}, body: '{"message":"too much"}' })
          : next(request),
    })
    await console.filter('volume')
    expect(console.said().join()).toContain('25 disks; the rest could not be read: Too much')
    isDown = false
    await console.press('button', 'Try again')
    await console.settle()
    expect(console.said().join()).toContain('1,000 disks searched')
  })

  test('is exported whole', async () => {
    const console = await show(MANY)
    await console.press('button', 'Export disks')
    await console.press('menuitem', 'Export as JSON')
    await act(() => console.advance(1_000))
    await console.settle()
    expect(JSON.parse(console.saved[0]?.text ?? '[]').length).toBe(5_000)
    expect(console.cells('name')).toHaveLength(25)
  })

  test('is neither exported nor selected in part: a toast says why, and the next try reads again', async () => {
    let isDown = true
    const console = await show({
      ...MANY,
      wire: (request, next) =>
        isDown && request.url.includes('page_token') && request.url.includes('limit=1000')
          ? Promise.resolve({ status: 400, headers: {}, body: '{"message":"too much"}' })
          : next(request),
    })
    const told = (title: string) =>
      console.state().toasts.shown.filter(toast => toast.title === title)
    const exportAll = async () => {
      await console.press('button', 'Export disks')
      await console.press('menuitem', 'Export as CSV')
      await console.settle()
      await console.settle()
    }
    await exportAll()
    await exportAll()
    expect(told('Could not export all disks')).toMatchObject([
      { content: ['Only 1,000 disks could be read: Too much'] },
      { content: ['Only 1,000 disks could be read: Too much'] },
    ])
    await console.user.click(screen.getByRole('checkbox', { name: 'Select volume-0001' }))
    await console.settle()
    await console.press('button', 'Select all')
    await console.settle()
    expect(told('Could not select all disks')).toHaveLength(1)
    expect(console.state().lists.selected['']).toHaveLength(1)
    expect(console.saved).toEqual([])
    isDown = false
    await console.press('button', 'Select all')
    for (let page = 0; page < 5; page += 1) await console.settle()
    expect(console.state().lists.selected['']).toHaveLength(5_000)
    await exportAll()
    expect(console.saved).toHaveLength(1)
    expect(document.body.textContent).toContain('Saved 5,000 disks to disks.csv')
  })
})

describe('selecting all disks', () => {
  const chosen = ({ state }: Awaited<ReturnType<typeof show>>) =>
    state().lists.selected['']?.length ?? 0

  test('reads those of other pages first, and keeps the page in view', async () => {
    const console = await show(MANY)
    await console.user.click(screen.getByRole('checkbox', { name: 'Select volume-0001' }))
    await console.settle()
    await console.press('button', 'Select all')
    await act(() => console.advance(1_000))
    await console.settle()
    expect(chosen(console)).toBe(5_000)
    expect(console.cells('name')).toHaveLength(25)
    expect(console.said()).toContain('5,000 disks selected')
    expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull()
    await console.press('button', 'Clear')
    expect(chosen(console)).toBe(0)
    expect(console.state().lists.wanted).toEqual([])
  })

  test('selects those that match a filter', async () => {
    const console = await show()
    await console.filter('disk-1')
    const found = console.cells('name').length
    await console.user.click(screen.getByRole('checkbox', { name: 'Select disk-1' }))
    await console.settle()
    await console.press('button', `Select all ${found}`)
    expect(chosen(console)).toBe(found)
  })
})

describe('the columns of the disks', () => {
  /** Until the panel takes the focus, keys would go elsewhere. */
  const openColumns = async (console: Awaited<ReturnType<typeof show>>) => {
    await console.press('button', 'Columns of disks')
    const panel = () => screen.getByRole('dialog', { name: 'Columns of disks' })
    await eventually(() => expect(document.activeElement).toBe(panel()))
    await eventually(() => within(panel()).getByRole('checkbox', { name: 'Size' }))
    await console.settle()
  }

  const choose = async (console: Awaited<ReturnType<typeof show>>, label: string) => {
    const picker = screen.getByRole('grid', { name: 'Columns' })
    await console.user.click(within(picker).getByRole('checkbox', { name: label }))
    await console.settle()
  }

  test('can be hidden, which is kept for the next visit, and reset', async () => {
    const console = await show()
    const all = console.headers()
    await openColumns(console)
    await choose(console, 'Size')
    expect(console.headers()).toEqual(all.filter(header => header !== 'size'))
    expect(await console.search()).toContain('columns=')
    const kept = JSON.parse(console.storage.get(`local/${COLUMNS_KEY}`) ?? '{}')
    expect(kept.disks).not.toContain('size')
    await console.press('button', 'Reset columns')
    expect(console.headers()).toEqual(all)
    expect(console.storage.get(`local/${COLUMNS_KEY}`)).toBeUndefined()
    expect(await console.search()).toBe('')
  })

  test('can be moved by pointer and keys, which is announced, kept and reset', async () => {
    const console = await show()
    const all = console.headers()
    await openColumns(console)
    await console.press('button', 'Move Size up')
    expect(console.headers()).toEqual(['name', 'size', 'Attached to', 'source', 'state', 'created'])
    expect(console.said()).toContain('Size is column 2 of 6')
    const button = screen.getByRole('button', { name: 'Move Size up' })
    act(() => button.focus())
    await console.user.keyboard('{Enter}')
    await console.settle()
    expect(button.getAttribute('aria-disabled')).toBe('true')
    // Now the second column.
    await console.press('button', 'Move Name down')
    expect(console.headers()).toEqual(['size', 'Attached to', 'name', 'source', 'state', 'created'])
    expect(await console.search()).toBe(
      '?columns=size%2CattachedTo%2Cname%2Csource%2Cstate%2CtimeCreated',
    )
    const kept = JSON.parse(console.storage.get(`local/${COLUMNS_KEY}`) ?? '{}')
    expect(kept.disks).toEqual(['size', 'attachedTo', 'name', 'source', 'state', 'timeCreated'])
    await console.press('button', 'Reset columns')
    expect(console.headers()).toEqual(all)
  })

  test('are those kept by the browser, without what is invalid', async () => {
    const kept = { disks: ['name', 'gone', 'state', 'size', 'state'], instances: 'name' }
    const console = await show({
      path: PATH,
      kept: { [`local/${COLUMNS_KEY}`]: JSON.stringify(kept) },
    })
    expect(console.headers()).toEqual(['name', 'state', 'size'])
    expect(await console.search()).toBe('?columns=name%2Cstate%2Csize')
  })

  test('keep those of another list that another tab has stored since', async () => {
    const console = await show()
    const key = `local/${COLUMNS_KEY}`
    console.storage.set(key, JSON.stringify({ vpcs: ['name'] }))
    await openColumns(console)
    await choose(console, 'Size')
    const kept = JSON.parse(console.storage.get(key) ?? '{}')
    expect(kept).toMatchObject({ vpcs: ['name'], disks: expect.anything() })
  })

  test('are searched although they are hidden', async () => {
    const console = await show({ path: `${PATH}?columns=name,size` })
    await console.filter('attached-to:db1')
    expect(console.cells('name')).toContain('disk-1')
    expect(console.cells('name').length).toBeLessThan(10)
  })
})

test('the panel of a disk keeps the view of its list', async () => {
  const console = await show({ path: `${PATH}?q=disk-1&sort=-name` })
  const names = console.cells('name')
  await console.press('link', 'disk-1')
  expect(console.history.current().path).toBe(`${PATH}/disk-1`)
  expect(console.history.current().search).toBe('?q=disk-1&sort=-name')
  await console.user.keyboard('{Escape}')
  await console.settle()
  expect(console.history.current()).toMatchObject({ path: PATH, search: '?q=disk-1&sort=-name' })
  expect(console.cells('name')).toEqual(names)
})

test('the number of rows per page is in the address beside the view', async () => {
  const console = await show({ path: '/projects/other-project/disks?size=50&columns=name,size' })
  expect(console.cells('name')).toHaveLength(50)
  await console.filter('disk-01')
  expect(await console.search()).toBe('?columns=name%2Csize&size=50&q=disk-01')
})
