import { fork, put, select, take, takeEvery } from 'typed-redux-saga'
import type { StoragePort } from '@/ports/ports'
import { keptDataCleared } from '@/store/preferences/slice'
import {
  sessionEstablished,
  leftSignedOut,
  selectIsSignedOut,
  selectOwner,
} from '@/store/session/session'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import * as events from './events'

const KEY = 'basalt-activity'

/** The recent commands of a user in this tab. */
interface Kept {
  user: string
  recent: readonly events.RecentCommand[]
}

/** A reload has cut off the answer of a command that was running. */
const settled = (command: events.RecentCommand): events.RecentCommand =>
  command.state === 'running'
    ? {
        ...command,
        state: 'failed',
        error: {
          kind: 'abandoned',
          message: 'You left before the answer came. It may have been done.',
        },
      }
    : command

const isCommand = (value: unknown): value is events.RecentCommand => {
  const { command, state, at, screen } = (value ?? {}) as Partial<events.RecentCommand>
  return (
    typeof command?.endpoint === 'string' &&
    typeof command.args === 'object' &&
    ['running', 'done', 'failed'].includes(state ?? '') &&
    typeof at === 'number' &&
    typeof screen === 'string'
  )
}

/** The stored commands; none if they belong to another user. */
const readKept = (storage: StoragePort, owner: string): readonly events.RecentCommand[] => {
  try {
    const kept = JSON.parse(storage.read('session', KEY) ?? 'null') as Kept | null
    if (kept?.user !== owner || !Array.isArray(kept.recent)) return []
    return kept.recent.filter(isCommand).map(each => ({ ...settled(each), isEarlier: true }))
  } catch {
    return []
  }
}

function* restore() {
  yield* take(sessionEstablished)
  const { ports } = yield* services()
  const owner = yield* select(selectOwner)
  if (owner === null) return
  const recent = ports.validateSecret(() => readKept(ports.storage, owner))
  if (recent.length > 0) yield* put(events.commandsRestored({ recent }))
}

function* keep() {
  const { ports } = yield* services()
  const state = yield* select((root: RootState) => root)
  const user = selectOwner(state)
  if (user === null || selectIsSignedOut(state)) return
  ports.storage.write('session', KEY, JSON.stringify({ user, recent: state.commands.recent }))
}

/** Keeps the recent commands in the tab, so that a reload loses none, until the user signs out. */
export function* watchKeptCommands() {
  yield* fork(restore)
  yield* takeEvery(
    [events.commandStarted, events.commandEnded, events.commandsDismissed, events.commandRetried],
    keep,
  )
  yield* takeEvery([leftSignedOut, keptDataCleared], function* () {
    const { ports } = yield* services()
    ports.storage.write('session', KEY, null)
  })
}
