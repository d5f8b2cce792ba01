import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showConsole } from '#tests/support/shown-console'
import { VPC } from './support'

test('a combobox that regains the focus from a dialog keeps its list closed', async () => {
  const { user, settle } = await showConsole({ path: `${VPC}/firewall-rules-new` })
  await settle()
  const box = () => screen.getAllByRole('combobox', { name: 'VPC name' })[0]
  act(() => box()?.focus())
  await user.keyboard('d')
  await waitFor(() => expect(screen.queryAllByRole('option')).not.toEqual([]))
  await user.keyboard('{Escape}')
  expect(screen.queryAllByRole('option')).toEqual([])
  await user.keyboard('{Escape}')
  await settle()
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(document.activeElement).toBe(box()))
  await settle()
  await settle()
  expect(screen.queryAllByRole('option')).toEqual([])
  await user.keyboard('b')
  await waitFor(() => expect(screen.queryAllByRole('option')).not.toEqual([]))
})
