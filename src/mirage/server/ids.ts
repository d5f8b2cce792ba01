import type { Random } from './random'

/** The fleet has the same id everywhere. */
export const FLEET_ID = '001de000-1334-4000-8000-000000000000'

/** A UUID (version 4) from a seeded generator. */
export const uuidFrom = (random: Random): string => {
  const [a, b, c, d] = [random.hex(8), random.hex(4), random.hex(3), random.hex(3)]
  return `${a}-${b}-4${c}-${random.text(1, '89ab')}${d}-${random.hex(12)}`
}

/** Ids of new objects. Only creation draws from it, so that reads do not affect later ids. */
export interface Ids {
  next(): string
}

export const createIds = (random: Random): Ids => ({ next: () => uuidFrom(random) })
