import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageByName, resumeScan, type PageQuery } from '@/mirage/server/page'

interface Row {
  readonly id: string
  readonly name: string
}

/** Reads a list to its end, as a client that repeats nothing but its limit. */
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

describe('the pages of a list', () => {
  it('hold everything once, in order, and none is empty but the only one', () => {
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

  it('go on after the last item seen, whatever was added or taken away', () => {
    const query = { limit: 2 }
    const rows = rowsNamed(['a', 'c', 'e', 'g'])
    const { items, nextPage } = pageByName({ query }, rows, row => row.name)
    expect(items).toEqual(['a', 'c'])
    const changed = rowsNamed(['b', 'd', 'e', 'f', 'g'])
    const resumed = resumeScan({ pageToken: nextPage, limit: 3 })
    expect(pageByName({ query: resumed }, changed, row => row.name).items).toEqual(['d', 'e', 'f'])
  })

  it('have tokens that fit into 512 characters with the longest parents', () => {
    const long = 'x'.repeat(63)
    const query = { limit: 1, project: long, vpc: long, router: long, sortBy: 'name_descending' }
    const { nextPage } = pageByName({ query }, rowsNamed([long, `${long.slice(1)}y`]), row => row)
    expect(nextPage!.length).toBeLessThanOrEqual(512)
    expect(nextPage).toMatch(/^[A-Za-z0-9_=-]+$/)
  })
})
