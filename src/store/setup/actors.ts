import type { ActorLifeEvent } from '@/machines/app/app.machine'
import { eventOf } from './event'

// Not loggable: their payloads may hold anything. A replay does not need them either: recorded
// inputs cause every start.
const event = eventOf<ActorLifeEvent>({ isLoggable: false })

export const actorStartRequested = event('actors/startRequested')
export const actorStopRequested = event('actors/stopRequested')
