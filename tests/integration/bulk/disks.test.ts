import { expect, test } from 'vitest'
import { bulkRequested } from '@/store/bulk/bulk'
import { bulkStarted } from '@/store/bulk/events'
import { refreshRequested } from '@/store/queries/slice'
import { selectDiskRows } from '@/store/project/disks/disks'
import { startConsole, type TestConsole } from '#tests/support/console'
import { countOf, recordOf, toastsOf } from '../instances/support'
import { phaseOf, planFor, resultsOf } from './support'

const LIST = '/projects/mock-project/disks'

const rowsOf = (console: TestConsole) =>
  selectDiskRows(console.state(), { project: 'mock-project' })

const planned = async (action: string) => {
  const console = await startConsole({ path: LIST })
  const plan = planFor(rowsOf(console), action, 'disk', LIST)
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

test('disks of stopped instances are detached, and each other row says why not', async () => {
  const console = await startConsole({ path: LIST })
  const { db } = console.backend.backendState
  const stopped = recordOf(db.instances, 'db1')
  db.instances.update(stopped.id, { runState: 'stopped', bootDiskId: null })
  await console.send(refreshRequested())
  const plan = planFor(rowsOf(console), 'detach', 'disk', LIST)
  await console.send(bulkRequested(plan))
  const able = Object.keys(plan.requests).length
  expect(able).toBeGreaterThan(0)
  const reasons = new Set(Object.values(resultsOf(console)))
  expect(reasons).toContain('Only attached disks can be detached')
  await console.send(bulkStarted())
  expect(countOf(console, 'POST', '/v1/instances')).toBe(able)
  expect(phaseOf(console)).toBe('finished')
})
