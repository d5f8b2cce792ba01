import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byNature, naturalKey } from '@/lib/sort-rows'

const compare = (a: string, b: string) => byNature(naturalKey(a), naturalKey(b))

describe('the natural order', () => {
  it.each([
    [
      ['db10', 'db2', 'db1'],
      ['db1', 'db2', 'db10'],
    ],
    [
      ['web-2-b', 'web-2', 'web-10', 'Web-1'],
      ['Web-1', 'web-2', 'web-2-b', 'web-10'],
    ],
    [
      ['10.0.0.10', '10.0.0.9', '9.255.0.1'],
      ['9.255.0.1', '10.0.0.9', '10.0.0.10'],
    ],
    [
      ['1', 'a', ''],
      ['', '1', 'a'],
    ],
  ])('of %j is %j', (given, sorted) => expect(given.toSorted(compare)).toEqual(sorted))

  it('is an order: of any three texts, two comparisons decide the third', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '-', '1', '0', '9') })
    fc.assert(
      fc.property(fc.array(text, { maxLength: 3, minLength: 3 }), texts => {
        const [a = '', b = '', c = ''] = texts.toSorted(compare)
        expect([compare(a, b), compare(b, c), compare(a, c)].every(each => each <= 0)).toBe(true)
        expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0)
      }),
    )
  })
})
