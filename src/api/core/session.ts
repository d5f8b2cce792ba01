import { createAction } from '@reduxjs/toolkit'

/** The API no longer accepts the session. */
export const sessionExpired = createAction('session/expired', () => ({ payload: {} }))
