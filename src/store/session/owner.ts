import { createSelector } from '@reduxjs/toolkit'
import { callApi } from '@/api/core/base-query'
import { type ApiError, isUnanswered } from '@/api/core/api-error'
import type { CurrentUser } from '@/api/generated/types'
import type { AppDispatch } from '@/store/setup/effects'
import type { Services } from '@/store/setup/services'
import type { RootState } from '@/store/setup/state'
import {
  checkFailed,
  sessionEstablished,
  personOf,
  selectIsHidden,
  selectIsTakenOver,
} from './session'
import { currentUserQuery } from './queries'

/* Loaded after the first screen: it is needed once someone else may be signed in. */

/** Asks who is signed in. Resolves with the error if there is no answer to that. */
export const ask = async (
  services: Services,
  dispatch: AppDispatch,
): Promise<ApiError | undefined> => {
  const at = services.ports.clock.now()
  const outcome = await callApi(currentUserQuery, { extra: services, dispatch })
  if ('error' in outcome) {
    dispatch(checkFailed({ message: outcome.error.message }))
    return outcome.error
  }
  services.confirmedAt = at
  dispatch(sessionEstablished(personOf(outcome.data as CurrentUser)))
  return undefined
}

const unsent = (reason: string, kind: ApiError['kind'] = 'client_error'): ApiError => ({
  kind,
  message: `Nothing was sent: ${reason}`,
})

/**
 * Why a call must not be made, after it was asked who is signed in. Once someone else is, changes are
 * refused, and reads are never answered, so that nothing on the page reacts.
 */
export const refusalOf = (
  state: RootState,
  isChange: boolean,
  error: ApiError | undefined,
): ApiError | undefined | Promise<never> => {
  if (selectIsTakenOver(state))
    return isChange ? unsent('someone else is signed in.') : new Promise<never>(() => undefined)
  if (!error || error.statusCode === 401) return error
  if (isChange) {
    const reason = `the console could not check who is signed in. ${error.message}`
    // Without a connection, a plan for many rows waits for it.
    return unsent(reason, isUnanswered(error) ? 'unsent' : undefined)
  }
  return selectIsHidden(state) ? error : undefined
}

/** What the page says about who is signed in while it is hidden. */
export const selectOwnerCheck = createSelector(
  [(state: RootState) => state.actors.session],
  session => ({
    person: session?.context.person ?? null,
    successor: session?.context.successor ?? null,
    failure: session?.context.failure ?? null,
    isChecking: session?.value !== 'takenOver',
  }),
)
