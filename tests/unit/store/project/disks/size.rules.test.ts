import { describe, expect, test } from 'vitest'
import { GIB } from '@/lib/size'
import { diskSizeError, diskSizeRule } from '@/store/project/disks/size.rules'

describe('the size of a disk', () => {
  test('is at least that of its source, in whole GiB', () => {
    expect(diskSizeRule({ kind: 'image', size: 2.1 * GIB }).min).toBe(3)
    expect(diskSizeRule({ kind: 'image', size: 0.1 * GIB }).min).toBe(1)
    expect(diskSizeRule(undefined).min).toBe(1)
  })

  test.each([
    [null, 'Disk size is required'],
    ['4 apples', 'Enter a whole number of GiB'],
    [0, 'At least 3 GiB, so that the snapshot fits'],
    [2, 'At least 3 GiB, so that the snapshot fits'],
    [3, undefined],
    [1024, 'At most 1,023 GiB'],
  ])('%j: %s', (size, message) => {
    expect(diskSizeError(size, { kind: 'snapshot', size: 2.1 * GIB })).toBe(message)
  })
})
