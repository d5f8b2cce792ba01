import { describe, expect, it } from 'vitest'
import { changed, every, items, list, one, tag, tagTypes } from '@/api/core/tags'
import { allOperations } from '@/api/operations/full-table'

describe('tags', () => {
  it('of a list are the list and its items', () => {
    expect(items('disk', [{ id: 'd1' }, { id: 'd2' }])).toEqual([
      { type: 'disk', id: 'LIST' },
      { type: 'disk', id: 'd1' },
      { type: 'disk', id: 'd2' },
    ])
  })

  it('of a detail are its id and the name in its path', () => {
    expect(one('disk', 'web-1', { id: 'd1' })).toEqual([tag('disk', 'web-1'), tag('disk', 'd1')])
    expect(one('disk', 'd1', { id: 'd1' })).toEqual([tag('disk', 'd1')])
  })

  it('of a change are lists, id and name, regardless of the path', () => {
    const expected = [list('disk'), tag('disk', 'd1'), tag('disk', 'web-1')]
    expect(changed('disk', 'web-1', { id: 'd1', name: 'web-1' })).toEqual(expected)
    expect(changed('disk', 'd1', { id: 'd1', name: 'web-1' })).toEqual(expected)
  })

  it('of a rename exclude the old name', () => {
    expect(changed('disk', 'old', { id: 'd1', name: 'new' })).toEqual([
      list('disk'),
      tag('disk', 'new'),
    ])
  })

  it('of a change without a name are the list, the path parameter and the id', () => {
    expect(changed('siloQuotas', 'acme', { id: 's1' })).toEqual([
      list('siloQuotas'),
      tag('siloQuotas', 'acme'),
      tag('siloQuotas', 's1'),
    ])
  })

  it('can cover everything of a type', () => {
    expect(every('disk')).toEqual({ type: 'disk' })
  })

  it('are all provided by an operation', () => {
    const item = { id: '1', name: 'one' }
    const result = Object.assign([item], item, { items: [item] })
    const path = Object.fromEntries(
      Object.values(allOperations).flatMap(each =>
        [...each.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, 'x']),
      ),
    )
    const provided = new Set(
      Object.values(allOperations).flatMap(
        each => each.provides?.(result, { path }).map(({ type }) => type) ?? [],
      ),
    )
    expect(tagTypes.filter(type => !provided.has(type))).toEqual([])
  })
})
