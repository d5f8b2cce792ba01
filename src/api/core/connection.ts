import { createAction } from '@reduxjs/toolkit'

/** The API did not answer a call. */
export const callUnanswered = createAction('connection/unanswered', () => ({ payload: {} }))

/** It answered one, after it had not answered another. */
export const callAnswered = createAction('connection/answered', () => ({ payload: {} }))
