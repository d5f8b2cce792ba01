import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { needsWhole, PLAIN_VIEW, viewsIn, withViews, type ListView } from '@/store/lists/view'

describe('the views in an address', () => {
  it.each([
    ['', {}],
    ['?page=2&size=50', {}],
    ['?q=db', { '': { ...PLAIN_VIEW, filter: 'db' } }],
    ['?q=', { '': PLAIN_VIEW }],
    ['?sort=-name', { '': { ...PLAIN_VIEW, sort: { column: 'name', isDescending: true } } }],
    ['?sort=', { '': PLAIN_VIEW }],
    ['?sort=-', { '': PLAIN_VIEW }],
    ['?columns=', { '': PLAIN_VIEW }],
    ['?columns=,', { '': PLAIN_VIEW }],
    ['?columns=state,,state,name', { '': { ...PLAIN_VIEW, columns: ['state', 'name'] } }],
    ['?queue=1&sorted=2&qq=3', {}],
    [
      '?q-2=a&sort-members=name',
      {
        '-2': { ...PLAIN_VIEW, filter: 'a' },
        '-members': { ...PLAIN_VIEW, sort: { column: 'name', isDescending: false } },
      },
    ],
  ])('%s are %j', (search, views) => expect(viewsIn(search)).toEqual(views))

  it('keep the other parameters, and leave when they become plain', () => {
    const search = '?page=2&q=db&sort=name&columns=name,state&tab=x'
    expect(withViews(search, viewsIn(search))).toBe(search)
    expect(withViews(search, { '': PLAIN_VIEW })).toBe('?page=2&tab=x')
    expect(withViews('?q=db', {})).toBe('')
  })

  it('are the same after they were written and read', () => {
    const name = fc.stringMatching(/^[a-z][a-z ]*$/)
    const view: fc.Arbitrary<ListView> = fc.record({
      filter: fc.string().map(text => text.trim()),
      sort: fc.option(fc.record({ column: name, isDescending: fc.boolean() })),
      columns: fc.option(fc.uniqueArray(name, { minLength: 1 })),
    })
    fc.assert(
      fc.property(view, view, (one, other) => {
        const found = viewsIn(withViews('?tab=x', { '': one, '-2': other }))
        expect({ '': PLAIN_VIEW, '-2': PLAIN_VIEW, ...found }).toEqual({ '': one, '-2': other })
      }),
    )
  })
})

it.each([
  [PLAIN_VIEW, false],
  [{ ...PLAIN_VIEW, filter: ' ' }, false],
  [{ ...PLAIN_VIEW, columns: ['name'] }, false],
  [{ ...PLAIN_VIEW, filter: 'a' }, true],
  [{ ...PLAIN_VIEW, sort: { column: 'name', isDescending: false } }, true],
])('the view %j needs all rows: %j', (view, isWhole) => expect(needsWhole(view)).toBe(isWhole))
