import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showConsole } from '#tests/support/shown-console'
import { kinds, MOCK } from './support'

const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^Select ${name} `) }))
    .getAllByRole('cell')
    .slice(1)
    .map(({ textContent }) => textContent)

const showList = (options: Partial<Parameters<typeof showConsole>[0]> = {}) =>
  showConsole({ path: `/projects/${MOCK}/affinity`, ...options })

test('each row shows its number of members', async () => {
  const { settle } = await showList()
  await settle()
  for (const { groups } of kinds) {
    for (const [name, count] of Object.entries(groups))
      expect(cellsOf(name)[2]).toBe(count === 0 ? '—' : `${count}`)
  }
})

test('the page renders before the member counts arrive, and without a count that fails', async () => {
  let fail = () => undefined as void
  const broken = new Promise<never>((_resolve, reject) => {
    fail = () => reject(new TypeError('Failed to fetch'))
  })
  const { settle } = await showList({
    wire: (request, next) => (request.url.includes('/lonely/members') ? broken : next(request)),
  })
  expect(cellsOf('lonely').slice(0, 4)).toEqual(['lonely', 'anti-affinity', '', 'fail'])
  fail()
  await settle()
  expect(cellsOf('lonely')[2]).toBe('Not known')
  expect(cellsOf('romulus-remus')[2]).toBe('2')
})
