import { expect, test } from 'vitest'
import { chartToCsv } from '@/lib/chart-csv'
import { GIB } from '@/lib/size'

const START = Date.UTC(2025, 0, 15, 11)
const window = { start: START, end: START + 3_600_000 }

test('a chart in GiB is exported in bytes, unrounded, with UTC timestamps', () => {
  const chart = { title: 'Memory', unit: 'gib', window } as const
  expect(
    chartToCsv(chart, [{ time: START, value: 1.5 * GIB + 1 }], 'maze-war', 'csv', 'en-US'),
  ).toEqual({
    name: 'maze-war-memory-2025-01-15T11-00-to-2025-01-15T12-00.csv',
    type: 'text/csv',
    text: 'Timestamp,Memory (bytes)\r\n2025-01-15T11:00:00.000Z,1610612737\r\n',
  })
})
