import type { Slices } from '@/lib/slices'

/** Takes all slices at once. */
export const atOnce = <Value>(slices: Slices<Value>): Value => {
  for (;;) {
    const { done, value } = slices.next()
    if (done) return value
  }
}
