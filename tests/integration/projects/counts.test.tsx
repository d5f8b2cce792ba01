import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MOST_COUNTED } from '@/store/silo/projects/projects'
import type { TestConsole } from '#tests/support/console'
import { showConsole } from '#tests/support/shown-console'

const counted = ({ requests }: Pick<TestConsole, 'requests'>) =>
  requests.filter(({ url }) => url.startsWith('/v1/instances?'))

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^Select ${name} `) })

test('each project tells how many of its instances run and have failed, and the silo its quota', async () => {
  const console = await showConsole({ path: '/projects' })
  await console.settle()
  expect(rowOf('mock-project').textContent).toContain('2 running of 4 instances1 failed')
  expect(rowOf('other-project').textContent).toContain('0 running of 3 instances3 failed')
  expect(screen.getByRole('main').textContent).toMatch(
    /Quota left: \d+ of \d+ vCPUs, \d+ of \d+ GiB of memory, and [\d.]+ of \d+ TiB of storage/,
  )
  const { length } = counted(console)
  await act(() => console.advance(10 * 60_000))
  expect(counted(console)).toHaveLength(length)
})

test('the list waits neither for counts nor for quotas, and asks for few at once', async () => {
  const waiting = new Set<(value: unknown) => void>()
  const console = await showConsole({
    path: '/projects',
    scenario: 'large',
    hold: ({ url }) =>
      /^\/v1\/(instances\?|utilization)/.test(url)
        ? new Promise(resolve => {
            waiting.add(resolve)
          })
        : null,
  })
  expect(screen.getAllByRole('row').length).toBeGreaterThan(MOST_COUNTED)
  expect(counted(console).length).toBeLessThanOrEqual(4)
  while (waiting.size > 0) {
    for (const resolve of waiting) resolve(null)
    waiting.clear()
    await console.settle()
  }
  expect(counted(console)).toHaveLength(MOST_COUNTED)
})
