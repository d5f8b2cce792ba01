import { expect, test } from 'vitest'
import { NEW_PANEL } from '@/machines/metrics-explorer/metrics-explorer.rules'
import { exportedDashboard, importedDashboard } from '@/store/explorer/dashboard-file'
import { keepProblem, writeContent } from '@/store/explorer/dashboards'
import { exportedViews } from '@/store/saved-views/edit'
import { viewsImportForm } from '@/store/saved-views/import.form'

const panel = { ...NEW_PANEL, title: '<script>', query: 'get a:b', kind: 'bars' } as const
const file = { name: 'A ½ name', panels: [panel], search: '?range=3h' }
const IN_PROJECT = { project: 'any' }

const exported = (change: object = {}) => {
  const { text } = exportedDashboard(IN_PROJECT, file)
  return JSON.stringify({ ...JSON.parse(text), ...change }, null, 2)
}

test('an exported dashboard can be imported, and holds no project', () => {
  const { name, text } = exportedDashboard(IN_PROJECT, file)
  expect(name).toBe('a-name.dashboard.json')
  expect(text).not.toContain('any')
  expect(importedDashboard(text, { project: 'other' })).toEqual(file)
})

test('as many dashboards as a browser keeps can be exported and imported together', () => {
  const query = `get a:b | filter x == "${'y'.repeat(4_070)}"`
  const panels = Array.from({ length: 12 }, () => ({ ...panel, query }))
  const views = Array.from({ length: 50 }, (_, at) => ({
    name: `${at}`,
    path: `/system/metrics/dashboards/${at}`,
    search: '',
    isPinned: false,
    content: writeContent({ panels, changed: 1 }),
  }))
  const { text } = exportedViews(views)
  expect(text.length).toBeGreaterThan(2_400_000)
  const params = {} as Parameters<typeof viewsImportForm.check>[1]
  expect(viewsImportForm.check({ text }, params)).toEqual({})
  expect(viewsImportForm.check({ text: text.repeat(4) }, params)).toEqual({
    text: 'Must be at most 8 MiB.',
  })
})

test.each([
  ['', 'Choose a file, or paste its text.'],
  ['{"basalt": ', /^This is not valid JSON: see line 1 column 1\d\.$/],
  ['[]', /^This is not a dashboard/],
  [
    exported({ version: 2 }),
    /has version 2, and this console reads version 1 \(line 3 column 14\)/,
  ],
  [exported({ name: 'x'.repeat(61) }), /name must be a text of 1 to 60 characters \(line 4/],
  [exported({ scope: 'system' }), /is of the system: import it there/],
  [exported({ range: { range: 'long ago' } }), /range must be a time range/],
  [
    exported({ panels: Array.from({ length: 13 }, () => panel) }),
    /13 panels, and a dashboard has at most 12 \(line/,
  ],
  [exported({ panels: [panel, { ...panel, kind: 'pie' }] }), /panels\[1\]\.kind must be one of/],
  [exported({ panels: [{ query: 'x'.repeat(4097) }] }), /panels\[0\]\.query must be a text of at/],
  ['x'.repeat(256_001), 'Must be at most 256 kB.'],
])('%.20s… is refused by its first problem', (text, problem) => {
  expect(importedDashboard(text, IN_PROJECT)).toEqual({
    problem: typeof problem === 'string' ? problem : expect.stringMatching(problem),
  })
})

test.each([
  [[''], 'No panel has a query'],
  [['', 'get a:b'], null],
  [['get a:b', 'x'.repeat(4097)], 'A query is longer than 4,096 bytes'],
])('panels that ask %.20j… can be kept: %s', (queries, problem) => {
  const panels = queries.map((query, at) => ({ ...NEW_PANEL, id: `${at}`, query }))
  expect(keepProblem(panels)).toBe(problem)
})
