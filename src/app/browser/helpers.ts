import type { AnyOperationId } from '@/api/operations/full-table'
import type { CallArgs } from '@/api/core/operation'
import type { Devtools } from './devtools'

/** What `window.oxide` and `window.oxql` are, on the developer's console. */
export interface Helpers {
  /** Each operation of the API by its id: `oxide.projectList({ query: { limit: 10 } })`. */
  oxide: Readonly<Record<AnyOperationId, (args?: CallArgs) => Promise<unknown>>>
  oxql: {
    query(query: string): Promise<unknown>
    schemas(search?: string): Promise<unknown>
  }
}

/** Loaded with the first use: hardly anybody needs it. */
const load = () => import('./devtools')

/** The helpers for people at the developer's console. What they call is in no log. */
export const createHelpers = (devtools: Devtools): Helpers => ({
  oxide: new Proxy({} as Helpers['oxide'], {
    // Whoever awaits it, or has it printed, asks for things that are no operations.
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
