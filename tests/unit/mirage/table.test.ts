import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Table } from '@/mirage/server/table'

interface Stone {
  readonly id: string
  readonly name: string
  readonly heap: string
  readonly color: string | null
}

const stones = () =>
  new Table<Stone, 'color'>({ scope: stone => stone.heap, by: { color: stone => stone.color } })

const stone = (id: string, name: string, heap = 'one', color: string | null = null): Stone => ({
  id,
  name,
  heap,
  color,
})

const names = (rows: readonly Stone[]) => rows.map(row => row.name)

describe('a table', () => {
  it('finds records by id, and by name within a scope', () => {
    const table = stones()
    table.insert(stone('1', 'slate'))
    table.insert(stone('2', 'slate', 'two'))
    expect(table.get('2')?.heap).toBe('two')
    expect(table.named('one', 'slate')?.id).toBe('1')
    expect(table.named('two', 'slate')?.id).toBe('2')
    expect(table.named('three', 'slate')).toBeUndefined()
    expect(table.count).toBe(2)
  })

  it('lists a scope sorted by name, bytewise', () => {
    const table = stones()
    for (const [index, name] of ['b', 'a-2', 'a-10', 'a'].entries()) {
      table.insert(stone(String(index), name))
    }
    expect(names(table.in('one'))).toEqual(['a', 'a-10', 'a-2', 'b'])
    expect(table.in('two')).toEqual([])
  })

  it('lists records by a secondary index', () => {
    const table = stones()
    table.insert(stone('1', 'b', 'one', 'grey'))
    table.insert(stone('2', 'a', 'two', 'grey'))
    table.insert(stone('3', 'c'))
    expect(names(table.by('color', 'grey'))).toEqual(['a', 'b'])
    table.update('1', { color: null })
    expect(names(table.by('color', 'grey'))).toEqual(['a'])
  })

  it('moves a record that is renamed or changes its scope', () => {
    const table = stones()
    for (const name of ['a', 'b', 'c']) table.insert(stone(name, name))
    table.update('a', { name: 'z' })
    expect(names(table.in('one'))).toEqual(['b', 'c', 'z'])
    expect(table.named('one', 'a')).toBeUndefined()
    table.update('b', { heap: 'two' })
    expect(names(table.in('one'))).toEqual(['c', 'z'])
    expect(names(table.in('two'))).toEqual(['b'])
  })

  it('returns immutable lists and records', () => {
    const table = stones()
    const first = table.insert(stone('1', 'a'))
    const list = table.in('one')
    table.update('1', { color: 'red' })
    table.insert(stone('2', 'b'))
    table.remove('1')
    expect(list).toEqual([first])
    expect(first.color).toBeNull()
  })

  it('returns the same list until something changes', () => {
    const table = stones()
    table.insert(stone('1', 'a'))
    expect(table.in('one')).toBe(table.in('one'))
  })

  it('allows removing records while iterating over their list', () => {
    const table = stones()
    for (const name of ['a', 'b', 'c']) table.insert(stone(name, name))
    for (const { id } of table.in('one')) table.remove(id)
    expect([table.count, table.in('one').length]).toEqual([0, 0])
    table.remove('a')
  })

  it('rejects duplicate ids and names without changing anything', () => {
    const table = stones()
    table.insert(stone('1', 'a'))
    table.insert(stone('2', 'b'))
    expect(() => table.insert(stone('1', 'c'))).toThrow('already holds 1')
    expect(() => table.insert(stone('3', 'a'))).toThrow('the name a is taken')
    expect(() => table.update('2', { name: 'a' })).toThrow('the name a is taken')
    expect(() => table.update('9', {})).toThrow('does not hold 9')
    expect(names(table.in('one'))).toEqual(['a', 'b'])
    expect(table.named('one', 'b')?.id).toBe('2')
    expect(table.count).toBe(2)
  })

  it('passes old and new records to watchers', () => {
    const table = stones()
    const seen: [string | undefined, string | undefined][] = []
    table.watch((before, after) => seen.push([before?.name, after?.name]))
    table.insert(stone('1', 'a'))
    table.update('1', { name: 'b' })
    table.remove('1')
    expect(seen).toEqual([
      [undefined, 'a'],
      ['a', 'b'],
      ['b', undefined],
    ])
  })

  it('behaves like a plain sorted array', () => {
    const key = fc.integer({ min: 0, max: 15 }).map(String)
    const someHeap = fc.constantFrom('one', 'two')
    const step = fc.oneof(
      fc.record({ do: fc.constant('insert' as const), id: key, name: key, heap: someHeap }),
      fc.record({ do: fc.constant('update' as const), id: key, name: key, heap: someHeap }),
      fc.record({ do: fc.constant('remove' as const), id: key, name: key, heap: someHeap }),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), steps => {
        const table = stones()
        const plain = new Map<string, Stone>()
        for (const { do: action, id, name, heap } of steps) {
          const taken = [...plain.values()].some(
            other => other.name === name && other.heap === heap && other.id !== id,
          )
          if (action === 'insert' && !plain.has(id) && !taken) {
            plain.set(id, table.insert(stone(id, name, heap, heap)))
          } else if (action === 'update' && plain.has(id) && !taken) {
            plain.set(id, table.update(id, { name, heap, color: heap }))
          } else if (action === 'remove') {
            table.remove(id)
            plain.delete(id)
          }
        }
        for (const each of ['one', 'two']) {
          const expected = [...plain.values()]
            .filter(({ heap }) => heap === each)
            .sort((a, b) => (a.name < b.name ? -1 : 1))
          expect(table.in(each)).toEqual(expected)
          expect(table.by('color', each)).toEqual(expected)
        }
      }),
    )
  })

  it('handles thousands of records', () => {
    const table = stones()
    const started = performance.now()
    for (let index = 0; index < 5_000; index++) {
      table.insert(stone(`id-${index}`, `stone-${(index * 7919) % 5_000}`))
    }
    expect(performance.now() - started).toBeLessThan(1_000)
    expect(table.in('one')).toHaveLength(5_000)
  })
})
