import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageByName, resumeScan, type PageQuery } from '@/mirage/server/page'

interface Row {
  readonly id: string
  readonly name: string
}

/** Reads all pages of a list, repeating only the limit. */
const scan = (rows: readonly Row[], limit: number, sortBy?: string) => {
  const pages: Row[][] = []
  let query: PageQuery & Record<string, unknown> = { limit, project: 'web', sortBy }
  for (;;) {
    const { items, nextPage } = pageByName({ query }, rows, row => row)
    pages.push(items)
    if (nextPage === null) return pages
    query = resumeScan({ pageToken: nextPage, limit })
    expect(query['project']).toBe('web')
  }
}

const rowsNamed = (names: readonly string[]): Row[] =>
  names.toSorted().map((name, index) => ({ id: `${1000 - index}`, name }))

const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,5}$/)

describe('pagination', () => {
  it('returns every item once and in order, and no empty page but a single one', () => {
    fc.assert(
      fc.property(fc.uniqueArray(name), fc.integer({ min: 1, max: 7 }), (names, limit) => {
        const rows = rowsNamed(names)
        for (const [sortBy, expected] of [
          ['name_ascending', rows],
          ['name_descending', rows.toReversed()],
          ['id_ascending', rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))],
        ] as const) {
          const pages = scan(rows, limit, sortBy)
          expect(pages.flat()).toEqual(expected)
          expect(pages).toHaveLength(Math.max(1, Math.ceil(rows.length / limit)))
        }
      }),
    )
  })

  it('continues after the last item seen, whatever was inserted or removed', () => {
    const query = { limit: 2 }
    const rows = rowsNamed(['a', 'c', 'e', 'g'])
    const { items, nextPage } = pageByName({ query }, rows, row => row.name)
    expect(items).toEqual(['a', 'c'])
    const changed = rowsNamed(['b', 'd', 'e', 'f', 'g'])
    const resumed = resumeScan({ pageToken: nextPage, limit: 3 })
    expect(pageByName({ query: resumed }, changed, row => row.name).items).toEqual(['d', 'e', 'f'])
  })

  it('has tokens of at most 512 characters, even with the longest parents', () => {
    const long = 'x'.repeat(63)
    const query = { limit: 1, project: long, vpc: long, router: long, sortBy: 'name_descending' }
    const { nextPage } = pageByName({ query }, rowsNamed([long, `${long.slice(1)}y`]), row => row)
    expect(nextPage!.length).toBeLessThanOrEqual(512)
    expect(nextPage).toMatch(/^[A-Za-z0-9_=-]+$/)
  })
})
