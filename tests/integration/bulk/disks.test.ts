import { expect, test } from 'vitest'
import { bulkRequested, bulkStarted } from '@/store/bulk/events'
import { diskBulk } from '@/store/project/disks/bulk'
import { selectDiskRows } from '@/store/project/disks/disks'
import { startConsole, type TestConsole } from '#tests/support/console'
import { countOf, toastsOf } from '../instances/support'
import { phaseOf, planFor, resultsOf } from './support'

const LIST = '/projects/mock-project/disks'

const rowsOf = (console: TestConsole) =>
  selectDiskRows(console.state(), { project: 'mock-project' })

const planned = async (action: string) => {
  const console = await startConsole({ path: LIST })
  const verb = diskBulk.find(each => (typeof each === 'string' ? each : each.id) === action)
  const plan = planFor(rowsOf(console), verb ?? action, 'disk', LIST)
  await console.send(bulkRequested(plan))
  return { console, able: Object.keys(plan.requests).length }
}

test('disks are deleted, except for those that are attached', async () => {
  const { console, able } = await planned('delete')
  const before = rowsOf(console)
  const attached = before.filter(({ state }) => state.state === 'attached')
  expect(attached.length).toBeGreaterThan(0)
  expect(resultsOf(console)[attached[0]?.name ?? '']).toBe(
    'The disk is attached: detach it before deleting it',
  )
  await console.send(bulkStarted())
  expect(phaseOf(console)).toBe('finished')
  expect(rowsOf(console)).toHaveLength(before.length - able)
})

test('the snapshots of disks have generated names, and no toasts of their own', async () => {
  const { console, able } = await planned('snapshot')
  expect(able).toBeGreaterThan(1)
  await console.send(bulkStarted())
  expect(countOf(console, 'POST', '/v1/snapshots')).toBe(able)
  expect(toastsOf(console)).toEqual([])
})

test('the server decides which disks can be detached, and each row says why not', async () => {
  const { console, able } = await planned('detach')
  await console.send(bulkStarted())
  const results = Object.values(resultsOf(console))
  expect(countOf(console, 'POST', '/v1/instances')).toBe(able)
  expect(results.filter(each => each === 'running' || each === 'waiting')).toEqual([])
  expect(results.some(each => /instance/i.test(each))).toBe(true)
})
