import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { systemPaths } from '@/store/system/paths'
import { showConsole } from '#tests/support/shown-console'

const show = async (user: string) => {
  const { settle } = await showConsole({ path: '/projects/mock-project/floating-ips', user })
  for (let wave = 0; wave < 4; wave += 1) await settle()
  return screen.queryAllByRole('link', { name: 'ip-pool-1' })
}

test('the pool of a floating IP is a link for operators', async () => {
  const [link] = await show('Ada Quarry')
  expect(link?.getAttribute('href')).toBe(systemPaths.ipPool({ pool: 'ip-pool-1' }))
})

test('the pool of a floating IP is text for users who cannot open its page', async () => {
  expect(await show('Clara Flint')).toEqual([])
  expect(screen.getAllByText('ip-pool-1').length).toBeGreaterThan(0)
})
