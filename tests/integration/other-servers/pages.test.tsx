import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { endingEmpty } from '#tests/support/other-server'
import { showConsole } from '#tests/support/shown-console'

test('“Next” is disabled if the next page has no rows', async () => {
  const shown = await showConsole({ path: '/projects', wire: endingEmpty })
  await shown.settle()
  const next = screen.getByRole('button', { name: /next/i })
  expect(next.getAttribute('aria-disabled')).toBe('true')
})
