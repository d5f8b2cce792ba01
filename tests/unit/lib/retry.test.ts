import { expect, test } from 'vitest'
import { retryDelay } from '@/lib/retry'

test('failed requests are retried after 2, 5 and 15 seconds, then every 30', () => {
  expect([1, 2, 3, 4, 5, 50].map(retryDelay)).toEqual([
    2_000, 5_000, 15_000, 30_000, 30_000, 30_000,
  ])
})
