import type { ReplayEvent } from '@/machines/replay/replay.events'
import { eventOf } from '@/store/setup/event'

// Loggable: the events hold numbers and messages, but none of the content of the replayed log.
const event = eventOf<ReplayEvent>({ isLoggable: true })

export const replayFileChosen = event('replay/fileChosen')
export const replayLogRead = event('replay/logRead')
export const replayLogRefused = event('replay/logRefused')
export const replayClosed = event('replay/closed')
export const playRequested = event('replay/playRequested')
export const pauseRequested = event('replay/pauseRequested')
export const stepRequested = event('replay/stepRequested')
export const seekRequested = event('replay/seekRequested')
export const speedChosen = event('replay/speedChosen')
export const replayAdvanced = event('replay/advanced')
export const replayDiverged = event('replay/diverged')
export const replayFailed = event('replay/failed')
