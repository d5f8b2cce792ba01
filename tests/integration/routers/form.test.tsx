import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showConsole } from '#tests/support/shown-console'

test('the fields of a route follow the types of its destination and target', async () => {
  const path = '/projects/mock-project/vpcs/mock-vpc/routers/mock-custom-router/routes-new'
  const { user, settle } = await showConsole({ path })
  await settle()
  const choose = async (field: string, option: string) => {
    await user.click(screen.getByRole('button', { name: field }))
    await user.click(await screen.findByRole('option', { name: option }))
    await settle()
  }
  expect(screen.getByRole('textbox', { name: 'Destination value' })).toBeTruthy()
  await choose('Destination type', 'Subnet')
  expect(screen.getByRole('combobox', { name: 'Destination value' })).toBeTruthy()
  await choose('Target type', 'Internet gateway')
  expect(screen.getByRole('combobox', { name: 'Target value' })).toBeTruthy()
  await choose('Target type', 'Drop')
  expect(screen.queryByRole('combobox', { name: 'Target value' })).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Target value' })).toBeNull()
})
