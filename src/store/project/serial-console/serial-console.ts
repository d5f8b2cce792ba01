import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { rich, type RichText } from '@/lib/rich-text'
import type { InstanceRunState } from '@/machines/instance/instance.machine'
import type {
  SerialConsoleDecision,
  SerialConsoleEvent,
} from '@/machines/serial-console/serial-console.events'
import type { SerialConsoleContext } from '@/machines/serial-console/serial-console.machine'
import type { ActorSnapshot } from '@/store/bridge/slice'
import { pollObject } from '@/store/polling/poll'
import { eventOf } from '@/store/setup/event'
import type { RootState } from '@/store/setup/state'
import { instanceViewQuery } from '../queries'
import type { ProjectParams } from '../paths'
import {
  isComingUp,
  readingInterval,
  reasonClosed,
  reasonRefused,
  reasonUnavailable,
} from './rules'

const event = eventOf<SerialConsoleEvent | SerialConsoleDecision>({ isLoggable: true })

export const runStateRead = event('serialConsole/runStateRead')
export const socketOpened = event('serialConsole/socketOpened')
export const socketFailed = event('serialConsole/socketFailed')
export const socketClosed = event('serialConsole/socketClosed')
export const connectionChecked = event('serialConsole/checked')
export const reconnectRequested = event('serialConsole/reconnectRequested')
export const connectionStarted = event('serialConsole/connectionStarted')
export const connectionAbandoned = event('serialConsole/connectionAbandoned')
export const connectionCaughtUp = event('serialConsole/caughtUp')
export const checkStarted = event('serialConsole/checkStarted')

/** The id of the actor and the stream of an instance's console. */
export const serialConsoleId = (instanceId: string) => `serialConsole/${instanceId}` as const

export type ConsoleStatus = 'connecting' | 'connected' | 'disconnected' | 'error'

export interface SerialConsoleViewModel {
  /** The id of the instance, which its events contain. */
  console: string
  /** The id of its byte stream. */
  stream: string
  runState: InstanceRunState
  /** Counts the attempts to connect. */
  attempts: number
  status: ConsoleStatus
  /** Why there is no connection; undefined if there is one or it is being opened. */
  reason: RichText | undefined
  /** It will connect without user action. */
  isWaiting: boolean
  /** The user can try to connect again. */
  canReconnect: boolean
  /** There is output, so the terminal stays on the screen in every state. */
  hasTerminal: boolean
}

type Telling = Pick<SerialConsoleViewModel, 'status' | 'reason' | 'isWaiting' | 'canReconnect'>

const disconnected = { status: 'disconnected', isWaiting: false, canReconnect: false } as const
const failed = { status: 'error', isWaiting: false, canReconnect: true } as const

const tellingOf = ({ value, context }: ActorSnapshot<SerialConsoleContext>): Telling => {
  const [state, part] =
    typeof value === 'string' ? [value] : (Object.entries(value as object)[0] ?? [])
  switch (state) {
    case 'connecting':
      return { ...disconnected, status: 'connecting', reason: undefined }
    case 'connected':
      return { ...disconnected, status: 'connected', reason: undefined }
    case 'closed':
      return { ...disconnected, reason: reasonClosed(context.end), canReconnect: true }
    case 'failed':
      return { ...failed, reason: reasonFailed(part, context) }
    default:
      return {
        ...disconnected,
        ...(isComingUp(context.runState) && { status: 'connecting', isWaiting: true }),
        reason: reasonUnavailable(context.runState),
      }
  }
}

const reasonFailed = (part: unknown, { end }: SerialConsoleContext): RichText => {
  if (part === 'refused') return reasonRefused(end)
  return part === 'unanswered'
    ? rich`The server does not answer.`
    : rich`Could not connect. Finding out why…`
}

/** The serial console on the screen; undefined before it has started. */
export const selectSerialConsole = createSelector(
  [
    (state: RootState, params: ProjectParams<'instance'>) => {
      const { id } = selectData(state, instanceViewQuery(params)) ?? {}
      return id === undefined ? undefined : state.actors[serialConsoleId(id)]
    },
  ],
  (actor): SerialConsoleViewModel | undefined => {
    if (!actor) return undefined
    const { console, runState, attempts, hasConnected } = actor.context
    const telling = tellingOf(actor)
    return {
      console,
      stream: actor.id,
      runState,
      attempts,
      ...telling,
      hasTerminal: hasConnected || telling.status === 'connected',
    }
  },
)

/** Polls the instance until it has a console. */
export const serialConsolePoll = pollObject(instanceViewQuery, readingInterval)
