import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showConsole } from '#tests/support/shown-console'
import { refreshRequested } from '@/store/queries/slice'

/** The list of disks, which is empty once `empty` is called. */
const showDisks = async () => {
  let isEmpty = false
  const console = await showConsole({
    path: '/projects/mock-project/disks',
    wire: async (request, next) => {
      const answer = await next(request)
      return isEmpty && request.url.startsWith('/v1/disks?')
        ? { ...answer, body: '{"items":[],"next_page":null}' }
        : answer
    },
  })
  const empty = async () => {
    isEmpty = true
    await console.send(refreshRequested())
    // Focus is restored after two frames.
    await console.settle()
    await console.settle()
  }
  return { ...console, empty }
}

test('when the last row disappears, the focus moves to the start of the page', async () => {
  const { empty } = await showDisks()
  act(() => screen.getByRole('button', { name: 'Actions for disk-1' }).focus())
  await empty()
  expect(screen.getByRole('heading', { name: 'No disks' })).toBeTruthy()
  expect(document.activeElement?.id).toBe('content')
})

test('the focus stays outside the list when the list becomes empty', async () => {
  const { empty } = await showDisks()
  const menu = screen.getByRole('button', { name: 'User menu: Ada Quarry' })
  act(() => menu.focus())
  await empty()
  expect(document.activeElement).toBe(menu)
})

test('an attached disk whose instance cannot be loaded is not shown as detached', async () => {
  const broken = '5e1f0000-0000-4000-8000-000000000002'
  const console = await showConsole({
    path: '/projects/mock-project/disks',
    wire: async (request, next) => {
      if (request.url === `/v1/instances/${broken}`)
        return { status: 500, headers: {}, body: '{"message":"Internal Server Error"}' }
      const answer = await next(request)
      if (!request.url.startsWith('/v1/disks?')) return answer
      const { items, ...page } = JSON.parse(answer.body)
      const rows = items.map((disk: { name: string }) =>
        disk.name === 'disk-1' ? { ...disk, state: { state: 'attached', instance: broken } } : disk,
      )
      return { ...answer, body: JSON.stringify({ ...page, items: rows }) }
    },
  })
  await console.settle()
  const row = screen.getByRole('row', { name: /^Select disk-1 / })
  expect(within(row).getAllByRole('cell')[2]?.textContent).toBe('Not known')
})

test('the image or snapshot that a disk was made from opens over the disks', async () => {
  const { user, settle, history } = await showConsole({ path: '/projects/mock-project/disks' })
  await settle()
  for (const [kind, name] of [
    ['Silo image', 'debian-12'],
    ['Snapshot', 'snapshot-1'],
  ] as const) {
    await user.click(screen.getAllByRole('link', { name, hidden: true })[0]!)
    await settle()
    expect(history.current().path).toBe('/projects/mock-project/disks')
    const panel = screen.getByRole('dialog')
    expect(panel.textContent).toContain(name)
    expect(panel.textContent).toContain(kind)
    await user.click(within(panel).getAllByRole('button', { name: 'Close' })[0]!)
    await settle()
  }
})

test('a list that fits one page says how many rows it has', async () => {
  const { settle } = await showConsole({ path: '/projects' })
  await settle()
  const rows = document.querySelectorAll('main tbody tr').length
  expect(screen.getByRole('navigation', { name: 'Pagination' }).textContent).toContain(
    `${rows} projects`,
  )
})
