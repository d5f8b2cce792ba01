import fc from 'fast-check'
import { people, type Person } from '../seeded'

/** How a request refers to an object: correctly, in one of the wrong ways, or to a missing one. */
export type Naming = 'name' | 'id' | 'both' | 'orphan' | 'absent' | 'absentId' | 'malformed'

/** One call. What its numbers mean is up to the operation. */
export interface Step {
  /** Index of the operation, modulo their number. */
  operation: number
  /**
   * One for every choice the operation makes, in order; repeats from the start if there are more.
   */
  numbers: readonly number[]
  namings: readonly Naming[]
  /** The name of a created or renamed object. */
  name: string
  /** Usually the operator. */
  caller: Person
  /** Delay after the call, in milliseconds. */
  pause: number
}

const NAMES = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'default', 'a'.repeat(63)]
/** Enough for many to be free. */
const MORE_NAMES = Array.from({ length: 50 }, (_, index) => `name-${index}`)
const NO_NAMES = [
  '',
  'No Name',
  'a'.repeat(64),
  'name-',
  'ünï',
  '7c5b1a52-8f3e-4d8c-9e21-0a1b2c3d4e5f',
]

const name = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 10, arbitrary: fc.constantFrom(...MORE_NAMES) },
  { weight: 1, arbitrary: fc.constantFrom(...NO_NAMES) },
)

const naming = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Naming>('name') },
  { weight: 6, arbitrary: fc.constant<Naming>('id') },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Naming>('both', 'orphan', 'absent', 'absentId', 'malformed'),
  },
)

const caller = fc.oneof(
  { weight: 12, arbitrary: fc.constant<Person>('operator') },
  { weight: 1, arbitrary: fc.constantFrom(...(Object.keys(people) as Person[])) },
)

const SECOND = 1_000
const HOUR = 3_600 * SECOND

const pause = fc.oneof(
  { weight: 6, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 10 * SECOND }) },
  { weight: 1, arbitrary: fc.constantFrom(HOUR, 24 * HOUR) },
)

const step: fc.Arbitrary<Step> = fc.record({
  operation: fc.nat(9_999),
  numbers: fc.array(fc.nat(9_999), { minLength: 8, maxLength: 8 }),
  namings: fc.array(naming, { minLength: 3, maxLength: 3 }),
  name,
  caller,
  pause,
})

/** Sequences of at most `count` steps. */
export const steps = (count: number): fc.Arbitrary<Step[]> =>
  fc.array(step, { minLength: 1, maxLength: count, size: 'max' })
