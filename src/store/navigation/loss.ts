import { selectEntry } from '@/api/core/api'
import type { ApiError } from '@/api/core/api-error'
import type { Query } from '@/api/operations/table'
import type { RootState } from '@/store/setup/state'

/**
 * The API itself says that the object is gone or hidden from this user. A 404 from something in
 * front of the API says nothing about the object.
 */
export const isLost = ({ errorCode }: ApiError): boolean =>
  errorCode === 'ObjectNotFound' || errorCode === 'Forbidden'

/** Whether the object that one of the queries answered is gone or hidden since. */
export const selectIsLost = (state: RootState, queries: readonly Query[]): boolean =>
  queries.some(query => {
    const { error } = selectEntry(state, query) ?? {}
    return error !== undefined && isLost(error)
  })
