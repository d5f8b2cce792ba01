import { put, select } from 'typed-redux-saga'
import { hexSuffix } from '@/lib/random'
import type { RootState } from '@/store/setup/state'
import { randomSeeded } from './slice'

/**
 * Draws suffixes (six hex digits) from the store's random source, for a pure function that may need
 * some. `keep` stores the new state of the source.
 */
export function* drawSuffixes() {
  let state = yield* select((root: RootState) => root.random.state)
  return {
    draw: () => {
      const [suffix, after] = hexSuffix(state)
      state = after
      return suffix
    },
    *keep() {
      yield* put(randomSeeded({ state }))
    },
  }
}

/** Draws one suffix of six random hex digits. */
export function* drawSuffix() {
  const suffixes = yield* drawSuffixes()
  const suffix = suffixes.draw()
  yield* suffixes.keep()
  return suffix
}
