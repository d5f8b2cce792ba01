import { describe, expect, test } from 'vitest'
import {
  importedViews,
  isShown,
  nameProblem,
  placeOf,
  planImport,
  searchOf,
} from '@/store/saved-views/edit'
import { changeViews, type SavedView } from '@/store/saved-views/views'

const PATH = '/projects/web/instances'

const view = (name: string, rest: Partial<SavedView> = {}): SavedView => ({
  name,
  path: PATH,
  search: '?q=db',
  isPinned: false,
  ...rest,
})

test('a view keeps everything of the address but the pages', () => {
  expect(searchOf('?q=db&page=4&size=50&page-2=2')).toBe('?q=db&size=50')
  expect(searchOf('?page=4')).toBe('')
})

test.each([
  [PATH, 'web / instances'],
  ['/projects', 'projects'],
  ['/projects/web/vpcs/a%20b/firewall-rules', 'web / vpcs / a b / firewall-rules'],
  ['/system/%E0%A4%A/x', 'system / %E0%A4%A / x'],
])('the place of %s is %s', (path, place) => {
  expect(placeOf(view('v', { path }))).toBe(place)
})

test.each([
  ['?q=db', true],
  ['?page=3&q=db', true],
  ['?q=db&columns=name', true],
  ['?q=db&sort=name', false],
  ['', false],
])('the address %s shows the view: %s', (search, isIt) => {
  expect(isShown(view('v'), { path: PATH, search })).toBe(isIt)
  expect(isShown(view('v'), { path: '/projects', search })).toBe(false)
})

test('a view with columns is shown with these only', () => {
  const chosen = view('v', { search: '?columns=name' })
  expect(isShown(chosen, { path: PATH, search: '?columns=name' })).toBe(true)
  expect(isShown(chosen, { path: PATH, search: '?columns=name%2Cstate' })).toBe(false)
})

test.each([
  ['', 'Enter a name.'],
  ['  ', 'Enter a name.'],
  ['x'.repeat(65), 'Must be at most 64 characters.'],
  [' Failed ', 'This list has a view with this name.'],
  ['failed', undefined],
])('the name %o of a view: %o', (name, problem) => {
  expect(nameProblem(name, PATH, [view('Failed')])).toBe(problem)
  expect(nameProblem('Failed', '/projects', [view('Failed')])).toBeUndefined()
})

describe('a change of views', () => {
  const names = (views: readonly SavedView[]) => views.map(({ name }) => name)

  test('adds a view under another name if its own is taken', () => {
    const long = 'x'.repeat(64)
    const views = changeViews([view('a'), view('a (2)'), view(long)], {
      added: [view('a'), view('a', { path: '/projects' }), view(long)],
    })
    expect(names(views).slice(3)).toEqual(['a (3)', 'a', `${'x'.repeat(60)} (2)`])
  })

  test('can replace a view by itself', () => {
    const pinned = view('a', { isPinned: true })
    expect(
      changeViews([view('a'), view('b')], { changed: { view: view('a'), to: { isPinned: true } } }),
    ).toEqual([pinned, view('b')])
  })
})

describe('importing views', () => {
  const file = (views: unknown) => JSON.stringify({ views }, null, 2)

  test('fills in what a view may lack', () => {
    expect(importedViews(file([{ name: ' All ', path: '/projects' }]))).toEqual({
      views: [view('All', { path: '/projects', search: '' })],
    })
  })

  test.each([
    ['', 'This is not valid JSON: see line 1 column 0.'],
    ['{"views": [}', 'This is not valid JSON: see line 1 column 12.'],
    ['[]', 'Must be an object with a list of "views".'],
    ['{"views": {}}', 'Must be an object with a list of "views".'],
    [file([3]), 'views[0] must be an object (line 3 column 5).'],
    [
      file([view('a'), { path: '/' }]),
      /^views\[1\]\.name must be a text of 1 to 64 characters \(line \d+ /,
    ],
    [file([view(' ')]), /^views\[0\]\.name must be a text/],
    [file([view('x'.repeat(65))]), /^views\[0\]\.name must be a text/],
    [
      file([view('a', { path: '//evil.test' })]),
      'views[0].path must be a path of the console that begins with / (line 5 column 27).',
    ],
    [file([view('a', { path: 'https://evil.test' })]), /^views\[0\]\.path /],
    [file([view('a', { search: 'q=db' })]), /^views\[0\]\.search /],
    [file([{ ...view('a'), isPinned: 1 }]), /^views\[0\]\.isPinned must be true or false/],
  ])('refuses %s', (text, problem) => {
    const found = importedViews(text)
    const told = 'problem' in found ? found.problem : ''
    if (typeof problem === 'string') expect(told).toBe(problem)
    else expect(told).toMatch(problem)
  })

  test('adds what is new, and renames what has a name that is taken', () => {
    const before = [view('a'), view('b')]
    const other = view('b', { search: '?sort=name' })
    expect(planImport(before, [view('a'), other])).toEqual({
      added: [other],
      renamed: [['b', 'b (2)']],
      known: 1,
    })
  })

  test('gives what has a content a page for itself, in whichever project that is', () => {
    const page = (name: string, path: string, content: string) => view(name, { path, content })
    const before = [page('CPU', '/projects/web/boards/cpu', '1')]
    const imported = [
      page('CPUs', '/projects/db/boards/cpu', '2'),
      page('CPU', '/projects/db/boards/other', '3'),
      page('CPU', '/system/boards/cpu', '4'),
    ]
    const { added, renamed } = planImport(before, imported)
    expect(added.map(({ name, path }) => [name, path])).toEqual([
      ['CPUs', '/projects/db/boards/cpu-2'],
      ['CPU (2)', '/projects/db/boards/other'],
      ['CPU', '/system/boards/cpu'],
    ])
    expect(renamed).toEqual([['CPU', 'CPU (2)']])
  })
})
