import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SKELETON_DELAY } from '@/machines/navigation/navigation.machine'
import { navigationRequested } from '@/store/navigation/events'
import { showConsole } from '#tests/support/shown-console'

/** Jsdom does not show the sidebar, which is a popover in narrow windows. */
const current = () =>
  [...document.querySelectorAll('aside a[aria-current=page]')].map(({ textContent }) => textContent)

const show = async (to: string) => {
  const held: (() => void)[] = []
  let isSlow = false
  const console = await showConsole({
    path: '/projects/mock-project/instances',
    hold: () => (isSlow ? new Promise<void>(resolve => held.push(resolve)) : null),
  })
  isSlow = true
  await act(() => console.send(navigationRequested({ to })))
  return {
    console,
    release: async () => {
      isSlow = false
      for (const resolve of held) resolve()
      await console.settle()
    },
  }
}

test('a page that loads slowly is current in the sidebar at once, and has a skeleton after 1 s', async () => {
  const { console, release } = await show('/projects/mock-project/vpcs')
  expect(current()).toEqual(['VPCs'])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Instances')
  expect(screen.queryByText('Loading VPCs')).toBeNull()
  await act(() => console.elapse(SKELETON_DELAY))
  await console.settle()
  expect(screen.getByText('Loading VPCs')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Instances')
  await release()
  expect(screen.queryByText('Loading VPCs')).toBeNull()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('VPCs')
})

test('a panel that loads slowly leaves its list alone', async () => {
  const { console, release } = await show('/projects/mock-project/instances?sort=name')
  await act(() => console.elapse(SKELETON_DELAY))
  expect(screen.queryByText(/^Loading Instances/)).toBeNull()
  await release()
})
