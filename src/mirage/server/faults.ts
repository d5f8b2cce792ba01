import type { WireRequest, WireResponse } from '@/ports/ports'
import { allOperations, type AnyOperationId } from '@/api/operations/full-table'
import { snakeToCamelKey } from '@/lib/case'
import type { Random } from './random'

/** Statuses of random failures, weighted: 404 is the most common one. */
const DRAW = [401, 403, 404, 404, 404, 404, 404, 500, 500] as const

/** A random failure: no body, marked by a header. */
export const chaosAnswer = (
  random: Random,
  statuses: readonly [number, ...number[]] = DRAW,
): WireResponse => {
  const status = random.pick(statuses)
  return { status, headers: { 'x-chaos': String(status) }, body: '' }
}

/** Statuses of chosen operations: a 401 would end the session, whatever was called. */
export const CHOSEN_DRAW = [403, 404, 500] as const

const isOperation = (id: string): id is AnyOperationId => Object.hasOwn(allOperations, id)

/** The operations that a text names as the API does, with commas; undefined if it does not. */
export const operationsNamed = (text: string): readonly AnyOperationId[] | undefined => {
  const ids = text.split(',').map(snakeToCamelKey)
  return ids.every(isOperation) ? ids : undefined
}

/** Tells whether a request calls one of the operations. */
export const callsOneOf = (ids: readonly AnyOperationId[]) => {
  const calls = ids.map(id => {
    const { method, path } = allOperations[id]
    return new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?|$)`)
  })
  return ({ method, url }: WireRequest): boolean =>
    calls.some(call => call.test(`${method} ${url}`))
}
