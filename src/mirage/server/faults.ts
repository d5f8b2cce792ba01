import type { WireResponse } from '@/app/ports'
import type { Random } from './random'

/** Statuses of random failures, weighted: 404 is the most common one. */
const DRAW = [401, 403, 404, 404, 404, 404, 404, 500, 500] as const

/** A random failure: no body, marked by a header. */
export const chaosAnswer = (random: Random): WireResponse => {
  const status = random.pick(DRAW)
  return { status, headers: { 'x-chaos': String(status) }, body: '' }
}
