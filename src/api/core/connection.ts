import { createAction } from '@reduxjs/toolkit'

/** The API did not respond to a call. */
export const callUnanswered = createAction('connection/unanswered', () => ({ payload: {} }))

/** The API responded to a call, after it had not responded to the one before. */
export const callAnswered = createAction('connection/answered', () => ({ payload: {} }))

/** The API no longer accepts the session. */
export const sessionExpired = createAction('session/expired', () => ({ payload: {} }))
