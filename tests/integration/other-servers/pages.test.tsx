import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { endingEmpty } from '#tests/support/other-server'
import { showConsole } from '#tests/support/shown-console'

test('there is no way to a page without rows', async () => {
  const shown = await showConsole({ path: '/projects', wire: endingEmpty })
  await shown.settle()
  const next = screen.getByRole('button', { name: /next/i })
  expect(next.getAttribute('aria-disabled')).toBe('true')
})
