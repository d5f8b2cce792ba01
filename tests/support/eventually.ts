import { vi } from 'vitest'

/** Waits until a check no longer throws: long, so that tests do not fail on a busy machine. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 10_000 })
