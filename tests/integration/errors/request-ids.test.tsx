import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { confirmAccepted } from '@/store/confirm/confirm'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { diskActions } from '@/store/project/disks/actions'
import { diskListQuery } from '@/store/project/queries'
import { pageRequested } from '@/store/paging/slice'
import { selectPageItems } from '@/store/paging/selectors'
import { refreshRequested } from '@/store/queries/slice'
import { showConsole } from '#tests/support/shown-console'
import { siloImage } from '../instance-create/support'

const DISKS = '/projects/mock-project/disks'
const MAY_BE_DONE = 'It may have been done anyway: check before you try again.'
const text = () => document.body.textContent ?? ''

/** Clicks the button that copies the request ID, and returns what was copied. */
const copied = async ({ user, copied: all }: Awaited<ReturnType<typeof showConsole>>) => {
  const [button] = screen.getAllByRole('button', { name: /^Copy request ID/, hidden: true })
  await user.click(button!)
  return all.at(-1)
}

const ID = 'r-17'

type Wire = NonNullable<Parameters<typeof showConsole>[0]['wire']>

/** A server that fails matching requests with status 500 and a request ID. */
const failing =
  (isFailing: (method: string, url: string) => boolean): Wire =>
  (request, next) =>
    isFailing(request.method, request.url)
      ? Promise.resolve({
          status: 500,
          headers: { 'x-request-id': ID },
          body: '{"message":"Internal Server Error","error_code":"Internal"}',
        })
      : next(request)

test.each([
  ['a panel', `${DISKS}-new`, 'diskCreate', { name: 'patience', size: 10 }],
  [
    'a page',
    '/projects/mock-project/instances-new',
    'instanceCreate',
    { name: 'patience', ...siloImage },
  ],
])('a form in %s shows the error with its request ID', async (_kind, path, form, values) => {
  const console = await showConsole({ path, wire: failing(method => method === 'POST') })
  await console.send(formChanged({ form, values }))
  await console.send(formSubmitted({ form }))
  await console.settle()
  expect(text()).toContain(`The server failed (500): Internal Server Error. ${MAY_BE_DONE}`)
  expect(await copied(console)).toBe(ID)
})

test('a toast shows the error with its request ID', async () => {
  const console = await showConsole({ path: DISKS, wire: failing(method => method === 'DELETE') })
  const disks = selectPageItems(console.state(), diskListQuery({ project: 'mock-project' }))
  const disk = disks.find(({ name }) => name === 'disk-3')!
  const { event } = diskActions(disk, { project: 'mock-project' }).find(
    ({ id }) => id === 'delete',
  )!
  await console.send(event!)
  await console.send(confirmAccepted())
  await console.settle()
  const toast = within(screen.getByTestId('Toasts'))
  expect(toast.getByText(/The server failed \(500\)/).textContent).toContain(MAY_BE_DONE)
  expect(await copied(console)).toBe(ID)
})

test('a chart shows the error with its request ID', async () => {
  const console = await showConsole({
    path: '/utilization',
    wire: failing((_method, url) => url.includes('/metrics/')),
  })
  await console.settle()
  expect(text()).toContain('The server answered with an error (500).')
  expect(await copied(console)).toBe(ID)
})

test('a failed refresh shows the error with its request ID', async () => {
  let isFailing = false
  const console = await showConsole({ path: DISKS, wire: failing(() => isFailing) })
  isFailing = true
  await console.send(refreshRequested())
  await console.settle()
  await console.user.click(screen.getByRole('button', { name: 'Why it could not be refreshed' }))
  await console.settle()
  expect(text()).toContain('The server failed (500): Internal Server Error. Try again in a moment.')
  expect(await copied(console)).toBe(ID)
})

test('a failed page of a list shows a toast with its request ID', async () => {
  let isFailing = false
  const console = await showConsole({
    path: '/projects/rock-garden/disks',
    wire: failing(() => isFailing),
  })
  isFailing = true
  await console.send(
    pageRequested({ list: diskListQuery({ project: 'rock-garden' }), direction: 'next' }),
  )
  await console.settle()
  expect(console.state().toasts.shown).toMatchObject([
    { title: 'Could not load the page', requestId: ID },
  ])
})
