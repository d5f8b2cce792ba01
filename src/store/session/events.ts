import type { SessionDecision, SessionEvent } from '@/machines/session/session.events'
import { eventOf } from '@/store/setup/event'

const event = eventOf<SessionEvent | SessionDecision>({ isLoggable: true })

export const sessionEstablished = event('session/established')
export const endedBefore = event('session/endedBefore')
export const signOutRequested = event('session/signOutRequested')
export const signedOut = event('session/signedOut')
export const signOutFailed = event('session/signOutFailed')
export const leavingForLogin = event('session/leavingForLogin')
export const signOutStarted = event('session/signOutStarted')
export const leftSignedOut = event('session/leftSignedOut')
export const announced = event('session/announced')
export const restored = event('session/restored')
export const checkRequested = event('session/checkRequested')
export const checkStarted = event('session/checkStarted')
export const checkFailed = event('session/checkFailed')
export const takenOver = event('session/takenOver')
export const regained = event('session/regained')
export const continueRequested = event('session/continueRequested')
export const returnRequested = event('session/returnRequested')
export const leftToSuccessor = event('session/leftToSuccessor')
