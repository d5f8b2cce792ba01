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
import type { World } from '../server/world'

/**
 * Nothing in a result is anybody's record, and there may be a hundred thousand values: they are
 * written as they are.
 */
const answer = (world: World, scope: Scope, query: string): Answer => {
  try {
    return Answer.json(200, camelToSnake(resultOf(runQuery(world, scope, query))))
  } catch (error) {
    if (error instanceof OxqlFault) fail.invalidRequest(error.message)
    throw error
  }
}

/** Measurements, asked for in OxQL. */
export const timeseriesRoutes = {
  timeseriesQuery: call => {
    const { id: projectId } = lookup.project(call, call.query.project)
    return answer(call.world, { projectId }, call.body.query)
  },

  systemTimeseriesQuery: call => {
    authorizeFleet(call, 'viewer')
    return answer(call.world, 'everything', call.body.query)
  },

  systemTimeseriesSchemaList: call => {
    authorizeFleet(call, 'viewer')
    const key = ({ timeseriesName }: { timeseriesName: string }) => timeseriesName
    return paginate(call, timeseriesSchemas, { key }, schema => schema)
  },
} satisfies Handlers
