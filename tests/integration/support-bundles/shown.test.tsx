import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shortId } from '@/store/system/paths'
import { START } from '#tests/support/console'
import { showConsole } from '#tests/support/shown-console'

const BUNDLES = '/system/support-bundles'
const page = `${BUNDLES}/b0d1eb0d-0000-4000-8000-000000000002`

test('a bundle becomes active under the open menu of its row', async () => {
  const console = await showConsole({ path: `${BUNDLES}-new`, release: 23 })
  await console.user.click(screen.getByRole('button', { name: 'Create support bundle' }))
  await console.settle()
  await console.settle()
  const id = console.history.current().path.split('/').at(-1)!
  expect(screen.getByText(/Collecting for/)).not.toBeNull()
  await console.user.click(screen.getByRole('button', { name: 'Notify me' }))
  expect(console.notifications).toEqual(['asked'])
  await console.user.click(screen.getAllByRole('link', { name: 'Support bundles' })[0]!)
  await console.settle()
  await console.user.click(screen.getByRole('button', { name: `Actions for ${shortId(id)}` }))
  await console.settle()
  const item = (name: string) => screen.getByRole('menuitem', { name: new RegExp(`^${name}`) })
  expect(item('Download').getAttribute('aria-disabled')).toBe('true')
  await act(() => console.advance(5000))
  await act(() => console.advance(5000))
  await console.settle()
  expect(item('Download').getAttribute('aria-disabled')).toBeNull()
})

test('bundles that others start wait above the list until they are wanted', async () => {
  const console = await showConsole({ path: BUNDLES, release: 23 })
  const rows = () => within(screen.getByRole('table')).getAllByRole('row').length
  const before = rows()
  const { supportBundles } = console.backend.backendState.db
  const [first] = supportBundles.all()
  supportBundles.insert({
    ...first!,
    id: 'b0d1eb0d-0000-4000-8000-0000000000ff',
    timeCreated: new Date(START + 60_000).toISOString(),
  })
  await console.user.click(screen.getByRole('button', { name: 'Refresh data' }))
  await console.settle()
  expect(rows()).toBe(before)
  await console.user.click(screen.getByRole('button', { name: '1 new' }))
  expect(rows()).toBe(before + 1)
})

test('the files of a bundle are a tree for the keyboard', async () => {
  const console = await showConsole({ path: page, release: 23 })
  await console.settle()
  const tree = screen.getByRole('tree', { name: 'Files' })
  const items = () => within(tree).getAllByRole('treeitem')
  const names = () => items().map(({ textContent }) => textContent?.replace(/\d+$/, ''))
  items()[0]!.focus()
  await console.user.keyboard('{ArrowLeft}')
  expect(names()).toEqual(['rack', 'bundle_id.txt', 'reason.txt'])
  expect(items()[0]!.getAttribute('aria-expanded')).toBe('false')
  await console.user.keyboard('{ArrowRight}')
  expect(items()[0]!.getAttribute('aria-expanded')).toBe('true')
  await console.user.keyboard('{End}')
  expect(document.activeElement?.textContent).toBe('reason.txt')
  await console.user.keyboard('{Enter}')
  await console.settle()
  await console.settle()
  expect(console.history.current().search).toBe('?file=reason.txt')
  expect(
    screen.getByText('Created by an operator through the API', { selector: 'pre' }),
  ).not.toBeNull()
  expect(document.activeElement?.textContent).toBe('reason.txt')

  await console.user.type(screen.getByRole('textbox', { name: 'Filter files' }), 'nexus')
  expect(names().at(-1)).toBe('nexus.log')
  expect(screen.getByText(/^1 of \d+ files$/)).not.toBeNull()
})

test('the comment of a bundle is edited on its page', async () => {
  const console = await showConsole({ path: page, release: 23 })
  await console.settle()
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
  const save = () => screen.getByRole('button', { name: 'Save' })
  expect(field.value).toContain('slow disks')
  expect(save().getAttribute('aria-disabled')).toBe('true')
  await console.user.clear(field)
  await console.user.type(field, 'Ticket 42')
  await console.user.click(save())
  await console.settle()
  expect(console.requests.find(({ method }) => method === 'PUT')?.body).toBe(
    '{"user_comment":"Ticket 42"}',
  )
  expect(screen.getByText('Comment saved')).not.toBeNull()
  expect(field.value).toBe('Ticket 42')
  expect(save().getAttribute('aria-disabled')).toBe('true')
})

test('the comment of a bundle is for fleet admins to edit', async () => {
  await showConsole({ path: page, release: 23, user: 'Bruno Slate' })
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment' })
  expect(field.disabled).toBe(true)
})

test('a rack without storage shows what to delete, in the form', async () => {
  const console = await showConsole({ path: `${BUNDLES}-new`, release: 16 })
  await console.user.type(screen.getByRole('textbox', { name: 'Comment' }), 'no-space')
  await console.user.click(screen.getByRole('button', { name: 'Create support bundle' }))
  await console.settle()
  await console.settle()
  const list = screen.getByRole('region', { name: 'Bundles to delete' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(4)
  expect(within(list).getAllByRole('button', { name: 'Delete' }).length).toBeGreaterThan(1)
})

test('a rack before release 16 has no comments: a bundle is only confirmed', async () => {
  const console = await showConsole({ path: `${BUNDLES}-new`, release: 15 })
  expect(screen.queryByRole('textbox', { name: 'Comment' })).toBeNull()
  expect(screen.queryByRole('columnheader', { name: /comment/i })).toBeNull()
  expect(screen.queryByTestId('sidemodal-scroll-container')).toBeNull()
  const dialog = within(screen.getByRole('dialog', { name: 'Create support bundle' }))
  await console.user.click(dialog.getByRole('button', { name: 'Create support bundle' }))
  await console.settle()
  expect(console.changes().map(({ url, body }) => [url, body])).toEqual([
    ['/experimental/v1/system/support-bundles', null],
  ])
  expect(console.history.current().path).toMatch(/support-bundles\/./)
})
