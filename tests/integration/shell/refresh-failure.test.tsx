import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refreshRequested } from '@/store/queries/slice'
import { showConsole } from '#tests/support/shown-console'

const PROJECT = '/projects/mock-project'

/** A loaded page whose refresh has failed. */
const showFailing = async (path: string) => {
  let isFailing = false
  const shown = await showConsole({
    path,
    wire: (request, next) =>
      isFailing && request.method === 'GET'
        ? Promise.resolve({ status: 500, headers: {}, body: '{}' })
        : next(request),
  })
  await shown.settle()
  isFailing = true
  await shown.send(refreshRequested())
  await shown.settle()
  return { ...shown, recover: () => (isFailing = false) }
}

const retry = () => screen.getByRole('button', { name: 'Try again' })
const isAnnounced = (text: Element) => text.closest('[aria-live], [role="status"]') !== null
const says = (element: Element | null) =>
  /^Could not refresh\. Showing data from \d/.test(element?.textContent ?? '')
/** The time in the text is in an element of its own. */
const told = () =>
  screen.queryAllByText(
    (_text, element) => says(element) && ![...(element?.children ?? [])].some(says),
  )
const announced = () => told().filter(isAnnounced)
const shown = () => told().filter(text => !isAnnounced(text))

test.each([`${PROJECT}/vpcs`, `${PROJECT}/floating-ips`, '/settings/ssh-keys'])(
  '%s shows above the page that a refresh failed, until one succeeds',
  async path => {
    const { user, settle, recover } = await showFailing(path)
    expect(shown()).toHaveLength(1)
    expect(announced()).toHaveLength(1)
    recover()
    await user.click(retry())
    await settle()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(shown()).toEqual([])
  },
)

test('a list that could not be refreshed says that it is out of date', async () => {
  await showFailing(`${PROJECT}/instances`)
  const list = within(screen.getByRole('main'))
  expect(list.getByText(/^Out of date/)).toBeTruthy()
  expect(list.queryByText(/^Updated/)).toBeNull()
  expect(announced()).toHaveLength(1)
})
