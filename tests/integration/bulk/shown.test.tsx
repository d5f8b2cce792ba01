import { act, cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WireRequest } from '@/ports/ports'
import { refreshRequested } from '@/store/queries/slice'
import { showConsole } from '#tests/support/shown-console'

const PROJECT = 'blank-slate'
const LIST = `/projects/${PROJECT}/instances`
/** How many of the instances run. */
const RUNNING = 8

const isStop = ({ url }: WireRequest) => /\/instances\/[^/]+\/stop/.test(url)

test('a plan is reviewed, left while it runs, continued, and retried until all are done', async () => {
  // The first two fail, and nothing is heard of the others before the page is left.
  let stops = 0
  const first = await showConsole({
    path: LIST,
    scenario: 'large',
    hold: request => {
      if (isStop(request)) stops += 1
      return isStop(request) && stops > 2 ? new Promise(() => undefined) : null
    },
    wire: (request, next) =>
      isStop(request)
        ? Promise.resolve({ status: 500, headers: {}, body: '{"message":"Internal Server Error"}' })
        : next(request),
  })
  const names = Array.from(
    document.querySelectorAll('tbody input[aria-label^="Select "]'),
    ({ ariaLabel }) => ariaLabel?.replace('Select ', '') ?? '',
  )
  for (const name of names.slice(0, RUNNING))
    await first.backend.handle({
      method: 'POST',
      url: `/v1/instances/${name}/start?project=${PROJECT}`,
      headers: {},
      body: null,
    })
  await first.send(refreshRequested())
  await first.settle()

  // By role it would take long among so many rows.
  await first.user.click(document.querySelector('input[aria-label="Select all"]')!)
  await first.settle()
  expect(document.body.textContent).toContain('25 instances selected')
  const selected = document.querySelector<HTMLElement>('[aria-label="Selected instances"]')!
  await first.user.click(within(selected).getByText('Stop'))
  await first.settle()
  const plan = () => screen.getByRole('dialog', { name: `Stop ${RUNNING} instances` })
  expect(plan().textContent).toContain(
    `This will stop ${RUNNING} of the ${names.length} selected instances.`,
  )
  await first.user.click(within(plan()).getByRole('button', { name: `Stop ${RUNNING} instances` }))
  await first.settle()
  expect(plan().textContent).toContain(`0 of ${RUNNING} stopping, 2 failed`)
  const kept = Object.fromEntries(first.storage)
  cleanup()
  first.stop()

  const { backend } = first
  const second = await showConsole({ path: LIST, scenario: 'large', kept, backend })
  await second.settle()
  expect(plan().textContent).toContain('You left the page while this was running: 2 not started.')
  await second.user.click(within(plan()).getByRole('button', { name: 'Continue' }))
  await second.settle()
  // What was under way is not known to be done, and is safe to do again.
  expect(plan().textContent).toContain(`2 of ${RUNNING} stopping, 2 failed, 4 unknown`)
  await second.user.click(within(plan()).getByRole('button', { name: 'Try again (6)' }))
  await second.settle()
  expect(plan().textContent).toContain(`${RUNNING} of ${RUNNING} stopping`)
  await second.user.click(within(plan()).getAllByRole('button', { name: 'Close' })[0]!)
  await act(() => second.advance(60_000))
  await second.settle()
  for (const name of names.slice(0, RUNNING))
    expect(screen.getByRole('link', { name }).closest('tr')?.textContent).toContain('stopped')
})
