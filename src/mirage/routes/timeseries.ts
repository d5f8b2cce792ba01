import type { OxqlQueryResult } from '@/api/generated/types'
import { camelToSnake } from '@/lib/case'
import { OxqlFault } from '../oxql/budget'
import { resultOf } from '../oxql/result'
import { runQuery } from '../oxql/run'
import { schemasAt } from '../oxql/schemas'
import type { Scope } from '../oxql/tables'
import { authorizeFleet, type Context } from '../server/access'
import { Answer } from '../server/answer'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { paginate } from '../server/page'
import type { Handlers } from '../server/route'
import type { BackendState } from '../server/backend-state'

/** A result as the client's release has it. */
type Shape = (result: OxqlQueryResult) => object

const newest: Shape = result => result

/**
 * Skips the usual conversion of responses: results contain no records, and may have a hundred
 * thousand values.
 */
const answer = (backendState: BackendState, scope: Scope, query: string, shape: Shape): Answer => {
  try {
    return Answer.json(200, camelToSnake(shape(resultOf(runQuery(backendState, scope, query)))))
  } catch (error) {
    if (error instanceof OxqlFault) fail.invalidRequest(error.message)
    throw error
  }
}

interface QueryCall extends Context {
  body: { query: string }
}

export const answerProjectQuery = (
  call: QueryCall & { query: { project: string } },
  shape = newest,
): Answer => {
  const { id: projectId } = lookup.project(call, call.query.project)
  return answer(call.backendState, { projectId }, call.body.query, shape)
}

export const answerFleetQuery = (call: QueryCall, shape = newest): Answer => {
  authorizeFleet(call, 'viewer')
  return answer(call.backendState, 'everything', call.body.query, shape)
}

/** OxQL queries. */
export const timeseriesRoutes = {
  timeseriesQuery: call => answerProjectQuery(call),

  systemTimeseriesQuery: call => answerFleetQuery(call),

  systemTimeseriesSchemaList: call => {
    authorizeFleet(call, 'viewer')
    const key = ({ timeseriesName }: { timeseriesName: string }) => timeseriesName
    return paginate(call, schemasAt(call.backendState.release), { key }, schema => schema)
  },
} satisfies Handlers
