import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paletteToggled } from '@/store/palette/events'
import { showConsole } from '#tests/support/shown-console'

const open = async (options: Partial<Parameters<typeof showConsole>[0]> = {}) => {
  const shown = await showConsole({
    path: '/projects/blank-slate/disks',
    scenario: 'large',
    ...options,
  })
  await shown.settle()
  await shown.send(paletteToggled())
  await shown.settle()
  const dialog = within(screen.getByRole('dialog', { name: 'Quick actions' }))
  const told = () => dialog.getByRole('status').textContent
  const readOn = async () => {
    await shown.user.click(dialog.getByRole('button', { name: 'Search the rest' }))
    await shown.settle()
  }
  return { ...shown, dialog, told, readOn }
}

const search = (of: Awaited<ReturnType<typeof open>>['dialog']) =>
  of.getByRole('combobox', { name: 'Search' })

test('the palette says that it searches the page only, and searches all rows on request', async () => {
  const { dialog, told, readOn, user } = await open()
  expect(told()).toBe('Searches the 25 rows on this page only.')
  await user.type(search(dialog), 'volume-4567')
  expect(dialog.queryByRole('option', { name: 'volume-4567' })).toBeNull()
  await readOn()
  expect(told()).toBe('Searches all 5000 rows.')
  expect(dialog.getByRole('option', { name: 'volume-4567' })).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Search the rest' })).toBeNull()
  expect(document.activeElement).toBe(search(dialog))
})

test('a search that failed can be continued', async () => {
  let isBroken = true
  const { told, readOn } = await open({
    wire: (request, next) =>
      isBroken && request.url.includes('page_token')
        ? Promise.resolve({ status: 500, headers: {}, body: '{"message":"Out of order"}' })
        : next(request),
  })
  await readOn()
  expect(told()).toMatch(/^Searched 1000 rows\. The rest could not be read: .*Out of order/)
  isBroken = false
  await readOn()
  expect(told()).toBe('Searches all 5000 rows. Type more of the name to see all that match.')
})

test('a list that fits on the page needs no such notice', async () => {
  const { dialog } = await open({ path: '/projects/mock-project/images', scenario: 'default' })
  expect(dialog.queryByText(/on this page only/)).toBeNull()
})
