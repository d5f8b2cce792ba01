import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showConsole } from '#tests/support/shown-console'
import { refreshRequested } from '@/store/queries/events'

/** The list of disks, which is empty from the moment that `empty` is called. */
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
    // The focus is looked after when two frames have passed.
    await console.settle()
    await console.settle()
  }
  return { ...console, empty }
}

test('when the last row goes, the focus goes on from where the page begins', async () => {
  const { empty } = await showDisks()
  act(() => screen.getByRole('button', { name: 'Actions for disk-1' }).focus())
  await empty()
  expect(screen.getByRole('heading', { name: 'No disks' })).toBeTruthy()
  expect(document.activeElement?.id).toBe('content')
})

test('a list that empties leaves the focus where the user has it', async () => {
  const { empty } = await showDisks()
  const menu = screen.getByRole('button', { name: 'User menu: Ada Quarry' })
  act(() => menu.focus())
  await empty()
  expect(document.activeElement).toBe(menu)
})

test('an attached disk whose instance cannot be read is not said to be detached', async () => {
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
  const row = screen.getByRole('row', { name: /^disk-1 / })
  expect(within(row).getAllByRole('cell')[1]?.textContent).toBe('Not known')
})
