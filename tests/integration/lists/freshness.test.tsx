import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refreshRequested } from '@/store/queries/slice'
import { showList } from './support'

const show = () => showList('Disks', { path: '/projects/mock-project/disks' })

const age = () => document.querySelector('[data-freshness]')?.textContent

test('a list says how old it is, every second, without a change of its rows', async () => {
  const console = await show()
  expect(age()).toBe('Updated 0s ago')
  const changes: MutationRecord[] = []
  const observer = new MutationObserver(records => void changes.push(...records))
  observer.observe(console.table(), { subtree: true, childList: true, attributes: true })
  await act(() => console.advance(12_000))
  expect(age()).toBe('Updated 12s ago')
  expect([...changes, ...observer.takeRecords()]).toEqual([])
  await console.send(refreshRequested())
  expect(age()).toBe('Updated 0s ago')
})

test('the title of its age is the exact time', async () => {
  const console = await show()
  const time = document.querySelector('[data-freshness] time')
  expect(time?.getAttribute('datetime')).toBe('2025-01-15T12:00:00.000Z')
  expect(console.cells('name')).toContain('disk-1')
})

test('a list is out of date while the server cannot be reached', async () => {
  const console = await show()
  console.setServer('down')
  await console.send(refreshRequested())
  await act(() => console.advance(2_000))
  expect(age()).toBe('Out of date: updated 12:00 PM')
  expect(console.cells('name')).toContain('disk-1')
})

test('a list that is filtered is as old as the rows that were read for it', async () => {
  const console = await showList('Disks', { path: '/projects/other-project/disks' })
  await act(() => console.advance(30_000))
  await console.filter('disk-01')
  // The page of the server, which was read before, is not shown.
  expect(age()).toBe('Updated 0s ago')
})
