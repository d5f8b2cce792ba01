import type { AnyOperationId } from '@/api/operations/full-table'
import type { CallArgs } from '@/api/core/operation'
import type { Devtools } from './devtools'

/** `window.oxide` and `window.oxql`, for the developer console. */
export interface Helpers {
  /** Each operation of the API by its id: `oxide.projectList({ query: { limit: 10 } })`. */
  oxide: Readonly<Record<AnyOperationId, (args?: CallArgs) => Promise<unknown>>>
  oxql: {
    query(query: string): Promise<unknown>
    schemas(search?: string): Promise<unknown>
  }
}

/** Loaded with the first use: few people need it. */
const load = () => import('./devtools')

/** The helpers for the developer console. No log holds their calls. */
export const createHelpers = (devtools: Devtools): Helpers => ({
  oxide: new Proxy({} as Helpers['oxide'], {
    // Awaiting or printing the proxy reads properties that are no operations.
    get: (_target, id) =>
      typeof id === 'string' && id !== 'then'
        ? async (args?: CallArgs) => (await load()).callOperation(devtools, id, args)
        : undefined,
  }),
  oxql: {
    query: async query => (await load()).runQuery(devtools, query),
    schemas: async search => (await load()).listSchemas(devtools, search),
  },
})
