import { createApi, type BaseQueryFn, type QueryDefinition } from '@reduxjs/toolkit/query'
import { operationOf, type Query, type QueryId } from '@/api/operations/table'
import { baseQuery, type Call } from './base-query'
import { cacheKey } from './cache-key'
import type { ApiError } from './errors'
import { tagTypes, type TagType } from './tags'

/** Seconds for which an answer counts as fresh when somebody begins to need it. */
export const FRESH_SECONDS = 2

/**
 * Seconds for which an answer is kept after nobody needs it any more: a screen that is come back to
 * meanwhile shows it at once, and reads it again behind it.
 */
const KEPT_SECONDS = 300

type Definition = QueryDefinition<
  Query,
  BaseQueryFn<Call, unknown, ApiError>,
  TagType,
  unknown,
  'api'
>

/**
 * The cache of everything the server owns. Reach its endpoints by `endpointOf`. Their types are loose,
 * since more than a hundred exact ones would cost the type checker dearly; `api.ts` gives them back
 * through the operation table.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  serializeQueryArgs: ({ queryArgs }) => cacheKey(queryArgs as Query),
  refetchOnMountOrArgChange: FRESH_SECONDS,
  keepUnusedDataFor: KEPT_SECONDS,
  invalidationBehavior: 'delayed',
  endpoints: () => ({}) as Record<QueryId, Definition>,
})

const injectEndpoint = (id: QueryId) => {
  const { provides } = operationOf(id)
  api.injectEndpoints({
    endpoints: builder => ({
      [id]: builder.query<unknown, Query>({
        query: call => call,
        transformResponse: answer => answer ?? undefined,
        providesTags: (result, _error, { args }) =>
          result === undefined ? [] : (provides?.(result, args) ?? []),
      }),
    }),
  })
}

/** The endpoint of a query: made on first use, because a screen needs but a handful of them. */
export const endpointOf = (id: QueryId) => {
  if (!(id in api.endpoints)) injectEndpoint(id)
  return api.endpoints[id]
}
