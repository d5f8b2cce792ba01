import { camelToSnake } from '@/lib/case'
import { OxqlFault } from '../oxql/fault'
import { resultOf } from '../oxql/result'
import { runQuery } from '../oxql/run'
import { timeseriesSchemas } from '../oxql/schemas'
import type { Scope } from '../oxql/series'
import { authorizeFleet } from '../server/access'
import { Answer } from '../server/answer'
import { fail } from '../server/errors'
import { lookup } from '../server/lookup'
import { paginate } from '../server/page'
import type { Handlers } from '../server/route'
import type { BackendState } from '../server/backend-state'

/**
 * Skips the usual conversion of responses: results contain no records, and may have a hundred
 * thousand values.
 */
const answer = (backendState: BackendState, scope: Scope, query: string): Answer => {
  try {
    return Answer.json(200, camelToSnake(resultOf(runQuery(backendState, scope, query))))
  } catch (error) {
    if (error instanceof OxqlFault) fail.invalidRequest(error.message)
    throw error
  }
}

/** OxQL queries. */
export const timeseriesRoutes = {
  timeseriesQuery: call => {
    const { id: projectId } = lookup.project(call, call.query.project)
    return answer(call.backendState, { projectId }, call.body.query)
  },

  systemTimeseriesQuery: call => {
    authorizeFleet(call, 'viewer')
    return answer(call.backendState, 'everything', call.body.query)
  },

  systemTimeseriesSchemaList: call => {
    authorizeFleet(call, 'viewer')
    const key = ({ timeseriesName }: { timeseriesName: string }) => timeseriesName
    return paginate(call, timeseriesSchemas, { key }, schema => schema)
  },
} satisfies Handlers
