import type { WireResponse } from '@/app/ports'
import type { Random } from './random'

/** Statuses of injected failures. 404 comes up most often, as in life. */
const DRAW = [401, 403, 404, 404, 404, 404, 404, 500, 500] as const

/** A failure by chance: an answer without a body, marked as one. */
export const chaosAnswer = (random: Random): WireResponse => {
  const status = random.pick(DRAW)
  return { status, headers: { 'x-chaos': String(status) }, body: '' }
}
