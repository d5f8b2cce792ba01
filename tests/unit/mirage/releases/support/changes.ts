import type { Release } from '@/api/releases/ladder'
import type { Versions, Step } from '@/mirage/releases/change'

type Part = 'body' | 'query' | 'result'
type Convert = (value: unknown, versions: Versions) => unknown

/** Converts values as the change of an operation does; the rack has the newest release. */
export const converting =
  (steps: readonly Step[]) =>
  (release: Release, call: string, part: Part, value: unknown, rack: Release = 23) => {
    const step = steps.find(each => each.release === release && call in each.changes)
    const convert = step?.changes[call]?.[part] as Convert | undefined
    if (!convert) throw new Error(`release ${release} has no ${part} of ${call}`)
    return convert(value, { rack } as Versions)
  }

/** The status and message of the failure that a call throws. */
export const failureOf = (run: () => unknown): { status: number; message: string } => {
  try {
    run()
  } catch (error) {
    return error as { status: number; message: string }
  }
  throw new Error('nothing failed')
}
