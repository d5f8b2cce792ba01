import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Release } from '@/api/releases/ladder'
import { systemPaths } from '@/store/system/paths'
import { showConsole } from '#tests/support/shown-console'

const show = async (user: string, release?: Release) => {
  const { settle, user: hand } = await showConsole({
    path: '/projects/mock-project/floating-ips',
    user,
    ...(release && { release }),
  })
  for (let wave = 0; wave < 4; wave += 1) await settle()
  return { links: screen.queryAllByRole('link', { name: 'ip-pool-1' }), settle, hand }
}

test('the pool of a floating IP is a link for operators', async () => {
  const {
    links: [link],
  } = await show('Ada Quarry')
  expect(link?.getAttribute('href')).toBe(systemPaths.ipPool({ pool: 'ip-pool-1' }))
})

test.each([
  [14, ['Description', 'Silo default', 'ID', 'Created', 'Last modified']],
  [23, ['Description', 'Version', 'Type', 'Silo default', 'ID', 'Created', 'Last modified']],
] as const)(
  'users who cannot open its page see the pool of a floating IP in a panel, on release %i',
  async (release, labels) => {
    const { links, settle, hand } = await show('Clara Flint', release)
    const [link] = links
    expect(link?.getAttribute('href')).toBe('/projects/mock-project/floating-ips?pool=ip-pool-1')
    await hand.click(link!)
    await settle()
    const panel = screen.getByRole('dialog')
    const terms = within(panel).getAllByRole('term', { hidden: true })
    expect(terms.map(({ textContent }) => textContent).toSorted()).toEqual(labels.toSorted())
  },
)
