import { createApi, type BaseQueryFn, type QueryDefinition } from '@reduxjs/toolkit/query'
import { operationOf, type Query, type QueryId } from '@/api/operations/table'
import { baseQuery, type Call } from './base-query'
import { cacheKey } from './cache-key'
import type { ApiError } from './api-error'
import { tagTypes, type TagType } from './tags'

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
  // Freshness and removal go by the clock port: see api.ts and unused.ts.
  keepUnusedDataFor: Infinity,
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
