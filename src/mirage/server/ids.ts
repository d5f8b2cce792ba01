import type { Random } from './random'

/** The fleet is one and has one id everywhere. */
export const FLEET_ID = '001de000-1334-4000-8000-000000000000'

/** The shape of a random UUID (version 4), drawn from a repeatable source. */
export const uuidFrom = (random: Random): string => {
  const [a, b, c, d] = [random.hex(8), random.hex(4), random.hex(3), random.hex(3)]
  return `${a}-${b}-4${c}-${random.text(1, '89ab')}${d}-${random.hex(12)}`
}

/** Ids of new objects. Only creating draws from it, so that reads cannot change what comes next. */
export interface Ids {
  next(): string
}

export const createIds = (random: Random): Ids => ({ next: () => uuidFrom(random) })
