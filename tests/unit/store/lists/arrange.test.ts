import { describe, expect, it } from 'vitest'
import type { DataColumn } from '@/lib/column'
import { ipOrder } from '@/lib/ip'
import { createArranger, shownColumns } from '@/store/lists/arrange'
import { PLAIN_VIEW, type ListView } from '@/store/lists/view'
import { columns, context, machines } from './sample'

const arranged = (view: Partial<ListView>, rows = machines) =>
  createArranger()(rows, columns as never, { ...PLAIN_VIEW, ...view }, context).map(
    row => (row as (typeof machines)[number]).name,
  )

const ALL = machines.map(({ name }) => name)

describe('a filter', () => {
  it.each([
    ['', ALL],
    ['  ', ALL],
    ['DB', ['db10', 'db2']],
    ['id-of-web-2', ['web-2']],
    ['old', ['db10']],
    ['"the old"', ['db10']],
    ['"old the"', []],
    ['"the old', ['db10']],
    ['old db10', ['db10']],
    ['old db2', []],
    ['10.0.0.10', ['db2']],
    ['fd00::a', ['web-1']],
    ['state:failed', ['db2']],
    ['State:FAILED', ['db2']],
    ['-state:failed', ['db10', 'web-1', 'web-2']],
    ['-db -web-1', ['web-2']],
    ['-', ALL],
    ['state:', ALL],
    ['memory-size:"16 GiB"', ['web-1', 'web-2']],
    ['memory-size:"2 gib" db', ['db10']],
    ['image:debian', ['db2']],
    ['debian', ['db2']],
    ['i1', []],
    ['description:old', ['db10']],
    ['id:db2', ['db2']],
    ['name:old', []],
    ['picture:x', []],
    ['nothing', []],
  ])('%j finds %j', (filter, names) => expect(arranged({ filter })).toEqual(names))

  it('finds the texts of all columns with the same name', () => {
    const both = columns
      .slice(0, 2)
      .map(column => ({ ...column, header: 'Free', group: column.id }))
    const found = (filter: string) =>
      createArranger()(machines, both as never, { ...PLAIN_VIEW, filter }, context).length
    expect(found('free:db2')).toBe(1)
    expect(found('free:failed')).toBe(1)
    expect(found('-free:db2')).toBe(3)
    expect(found('id-of-db2 free:failed')).toBe(1)
  })

  it('finds a name as soon as it is known', () => {
    const arrange = createArranger()
    const view = { ...PLAIN_VIEW, filter: 'suse' }
    const found = (nameOf: () => string) =>
      arrange(machines, columns as never, view, { ...context, nameOf }).length
    expect(found(() => '')).toBe(0)
    expect(found(() => 'suse')).toBe(machines.length)
  })
})

const sorted = (column: string, isDescending = false) =>
  arranged({ sort: { column, isDescending } })

describe('an order', () => {
  it.each([
    ['name', ['db2', 'db10', 'web-1', 'web-2'], ['web-2', 'web-1', 'db10', 'db2']],
    ['state', ['db2', 'web-1', 'db10', 'web-2'], ['db10', 'web-2', 'web-1', 'db2']],
    ['memory', ['db2', 'db10', 'web-1', 'web-2'], ['web-1', 'web-2', 'db10', 'db2']],
    ['ip', ['db10', 'db2', 'web-1', 'web-2'], ['web-2', 'web-1', 'db2', 'db10']],
    // Rows without an image come last both times.
    ['image', ['db2', 'web-2', 'db10', 'web-1'], ['web-2', 'db2', 'db10', 'web-1']],
    ['picture', ALL, ALL],
    ['nothing', ALL, ALL],
  ])('by %s is %j, the other way round %j', (column, ascending, descending) => {
    expect(sorted(column)).toEqual(ascending)
    expect(sorted(column, true)).toEqual(descending)
  })

  it('has addresses by number before other texts, which are in natural order', () => {
    const ends = ['net10', '10.0.0.0/8', 'net9', '', 'fd00::/8', '9.0.0.0/24'].map(end => ({ end }))
    const column: DataColumn<{ end: string }> = {
      id: 'end',
      text: ({ end }) => end,
      value: ({ end }) => ipOrder(end) ?? end,
    }
    const by = (isDescending: boolean) =>
      createArranger<{ end: string }>()(
        ends,
        [column],
        { ...PLAIN_VIEW, sort: { column: 'end', isDescending } },
        context,
      ).map(({ end }) => end)
    expect(by(false)).toEqual(['9.0.0.0/24', '10.0.0.0/8', 'fd00::/8', 'net9', 'net10', ''])
    expect(by(true)).toEqual(['net10', 'net9', 'fd00::/8', '10.0.0.0/8', '9.0.0.0/24', ''])
  })

  it('applies to the rows that the filter finds', () => {
    expect(arranged({ filter: 'db', sort: { column: 'name', isDescending: false } })).toEqual([
      'db2',
      'db10',
    ])
  })
})

it('a plain view keeps the very same rows', () => {
  expect(createArranger()(machines, columns as never, PLAIN_VIEW, context)).toBe(machines)
})

describe('the shown columns', () => {
  const all = [{ id: 'name' }, { id: 'size' }, { id: 'notes', isHidden: true }, { id: 'actions' }]

  it.each([
    [undefined, ['name', 'size', 'actions']],
    [[], ['name', 'size', 'actions']],
    [
      ['size', 'name'],
      ['size', 'name', 'actions'],
    ],
    [['notes'], ['name', 'notes', 'actions']],
    [
      ['actions', 'size'],
      ['name', 'size', 'actions'],
    ],
    [['actions'], ['name', 'size', 'actions']],
    [
      ['name', 'gone'],
      ['name', 'size', 'actions'],
    ],
  ])('for %j are %j', (ids, shown) => {
    expect(shownColumns(all, ids).map(({ id }) => id)).toEqual(shown)
  })
})
