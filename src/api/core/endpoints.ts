import { createApi, type BaseQueryFn, type QueryDefinition } from '@reduxjs/toolkit/query'
import type { Query, QueryId } from '@/api/operations/table'
import { baseQuery, type Call } from './base-query'
import { cacheKey } from './cache-key'
import type { ApiError } from './api-error'
import type { Operation } from './operation'
import { tagTypes, type TagType } from './tags'

type Definition = QueryDefinition<
  Query,
  BaseQueryFn<Call, unknown, ApiError>,
  TagType,
  unknown,
  'api'
>

/**
 * The cache of all server data. Get its endpoints through `endpointOf`. They are loosely typed,
 * because more than a hundred exact types would slow down the type checker; `api.ts` restores the
 * exact types from the operation table.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  serializeQueryArgs: ({ queryArgs }) => cacheKey(queryArgs as Query),
  // `api.ts` refetches and `unused.ts` removes entries by the time of the clock port.
  keepUnusedDataFor: Infinity,
  invalidationBehavior: 'delayed',
  endpoints: () => ({}) as Record<QueryId, Definition>,
})

const injectEndpoint = (id: QueryId, { provides }: Operation) => {
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

/** The endpoint of a query, created on first use: a screen needs only a few of them. */
export const endpointOf = (id: QueryId, operation: Operation) => {
  if (!(id in api.endpoints)) injectEndpoint(id, operation)
  return api.endpoints[id]
}
