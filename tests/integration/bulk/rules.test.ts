import { expect, test } from 'vitest'
import { bulkRequested } from '@/store/bulk/bulk'
import { bulkRetryRequested, bulkStarted } from '@/store/bulk/events'
import { ruleBulk } from '@/store/project/firewall-rules/bulk'
import { open, rowsOf, TAB, writes } from '../firewall-rules/support'
import { planFor, resultsOf } from './support'

const PLACE = { project: 'mock-project', vpc: 'mock-vpc' }

const verb = (id: string) => ruleBulk(PLACE, undefined).find(each => each.id === id) ?? id

test('rules are changed with one write, and those that are so already are left out', async () => {
  const console = await open()
  const [first] = rowsOf(console)
  const one = planFor([first ?? []].flat(), verb('disable'), 'firewall rule', TAB)
  await console.send(bulkRequested(one))
  await console.send(bulkStarted())
  await console.send(bulkRequested(planFor(rowsOf(console), verb('disable'), 'firewall rule', TAB)))
  expect(resultsOf(console)[first?.name ?? '']).toBe('Already disabled')
  await console.send(bulkStarted())
  expect(writes(console)).toHaveLength(2)
  expect(rowsOf(console).every(({ status }) => status === 'disabled')).toBe(true)
})

test('a refused write fails all of its rows, which are tried again together', async () => {
  const console = await open('/firewall-rules', { user: 'Greta Schist' })
  await console.send(bulkRequested(planFor(rowsOf(console), verb('delete'), 'firewall rule', TAB)))
  await console.send(bulkStarted())
  expect(Object.values(resultsOf(console))).toEqual(
    rowsOf(console).map(() => 'Action not authorized'),
  )
  await console.send(bulkRetryRequested())
  expect(writes(console)).toHaveLength(2)
})
