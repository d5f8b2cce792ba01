import { describe, expect, it } from 'vitest'
import { callApi, type Call } from '@/api/core/base-query'
import type { Operation } from '@/api/core/operation'
import { allOperations, type AnyOperationId } from '@/api/operations/full-table'
import { loadSteps } from '@/api/releases/load'
import { NEWEST, OLDEST, type Release } from '@/api/releases/ladder'
import { createClient, json } from '#tests/unit/api/support/client'

/** Bodies of JSON that are the response of no read, and those that are only that of some. */
const NEVER = ['x', 7, true, null, {}]
const NOT_A_PAGE = [[], { items: null }, { items: {} }, { items: 'x' }]
const NOT_A_LIST = [{ items: [] }]
/** Steps down to old releases fill in what is missing. */
const HOLLOW = [{ items: [null] }, [null], { id: 'x' }]
const NOT_AN_OBJECT = [[], [{ id: 'x' }]]

const OTHERS: Record<Operation['answer'], readonly unknown[]> = {
  page: NOT_A_PAGE,
  list: NOT_A_LIST,
  json: NOT_AN_OBJECT,
  any: [],
}

const reads = (Object.entries(allOperations) as [AnyOperationId, Operation][]).filter(
  ([, { method, kind, receive, answer }]) =>
    method === 'GET' && kind === 'query' && /json|verbatim/.test(receive) && answer !== 'any',
)

const argsOf = ({ path }: Operation): Call['args'] => ({
  path: Object.fromEntries(Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => [name!, 'x'])),
  query: { project: 'x' },
})

/** What comes of a read that a rack of the release answers with the body. */
const outcomeOf = async (id: AnyOperationId, body: unknown, release: Release) => {
  const { services, dispatch } = createClient(() => json(body))
  services.rack.known = { release, learnedAt: 0 }
  services.rack.steps = await loadSteps(release)
  const call = { endpoint: id, args: argsOf(allOperations[id]) } as Call
  return callApi(call, { extra: services, dispatch })
}

describe.each<Release>([NEWEST, OLDEST])('a read of a rack of release %d', release => {
  it.each(reads)(
    '%s fails with a sentence if the response has another form',
    async (id, operation) => {
      const isHollow = release === NEWEST && operation.answer !== 'json'
      for (const body of [...NEVER, ...OTHERS[operation.answer], ...(isHollow ? HOLLOW : [])]) {
        const outcome = await outcomeOf(id, body, release)
        expect([body, outcome]).toEqual([
          body,
          {
            error: expect.objectContaining({
              kind: 'client_error',
              message: expect.stringMatching(/is not an answer of the API|Nothing was changed/),
            }),
          },
        ])
      }
    },
  )
})
