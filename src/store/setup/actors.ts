import type { ActorLifeEvent } from '@/machines/app/app.events'
import { eventOf } from './event'

// Their input may be anything; a log needs it not, for whatever starts an actor follows from inputs.
const event = eventOf<ActorLifeEvent>({ isLoggable: false })

export const actorStartRequested = event('actors/startRequested')
export const actorStopRequested = event('actors/stopRequested')
