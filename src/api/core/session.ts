import { createAction } from '@reduxjs/toolkit'

/** The API no longer knows who is asking. */
export const sessionExpired = createAction('session/expired', () => ({ payload: {} }))
