import { describe, expect, it } from 'vitest'
import { uniqueItemsError } from '@/lib/unique'

describe('uniqueItemsError', () => {
  it.each([[[]], [[1, '1']], [['a', 'b']], [[{ a: 1 }, { a: 2 }]], [[null, 0, false]]])(
    'accepts %j',
    items => expect(uniqueItemsError(items)).toBeUndefined(),
  )

  it.each([
    [['a', 'b', 'a']],
    [
      [
        { type: 'vpc', value: 'x' },
        { value: 'x', type: 'vpc' },
      ],
    ],
    [
      [
        [1, 2],
        [1, 2],
      ],
    ],
  ])('rejects %j', items => expect(uniqueItemsError(items)).toBe('Items must be unique'))
})
