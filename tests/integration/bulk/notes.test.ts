import { expect, test } from 'vitest'
import { plainText } from '@/lib/rich-text'
import { bulkRequested } from '@/store/bulk/bulk'
import { selectBulkView } from '@/store/bulk/view'
import { selectInstanceRows } from '@/store/project/instances/instances'
import { startConsole, type TestConsole } from '#tests/support/console'
import { accessOn, SILO_ACCESS } from '../access/support'
import { planFor } from './support'

const viewOf = (console: TestConsole) => {
  const { note, rows } = selectBulkView(console.state())!
  return {
    shared: note && plainText(note),
    own: rows.map(({ row }) => [row.name, plainText(row.note ?? '')]),
  }
}

test('what goes with all rows is told once', async () => {
  const path = '/projects/mock-project/instances'
  const console = await startConsole({ path })
  const instances = selectInstanceRows(console.state(), { project: 'mock-project' })
  await console.send(bulkRequested(planFor(instances, 'stop', 'instance', path)))
  expect(viewOf(console).own.length).toBeGreaterThan(1)
  expect(viewOf(console).shared).toContain('Running processes will stop.')
})

test('what goes with one of the rows is told there', async () => {
  const console = await startConsole({ path: SILO_ACCESS })
  const { rows, bulk } = accessOn(console)
  const change = bulk!.find(each => typeof each !== 'string' && each.id === 'changeRole')!
  await console.send(bulkRequested(planFor(rows, change, 'authorized user', SILO_ACCESS)))
  const own = 'This is your own role. Without it, you may not be able to undo this.'
  expect(viewOf(console)).toEqual({
    shared: undefined,
    own: [
      ['Ada Quarry', own],
      ['Dario Marl', ''],
      ['kernel-devs', ''],
    ],
  })
})
