import { call, put, select, takeEvery } from 'typed-redux-saga'
import type { RecordingsRequest } from '@/ports/ports'
import { emphasis, type RichText } from '@/lib/rich-text'
import { recordingsMachine } from '@/machines/recordings/recordings.machine'
import { commandFailed, commandSucceeded } from '@/store/commands/events'
import { formClosed, formOpened, formReopened } from '@/store/forms/events'
import { navigationLoaded } from '@/store/navigation/events'
import { keptDataCleared } from '@/store/preferences/slice'
import { refreshRequested } from '@/store/queries/slice'
import { PROBLEM_REPORT } from '@/store/settings/forms'
import { settingsPaths } from '@/store/settings/paths'
import { actorStartRequested } from '@/store/setup/actors'
import { services } from '@/store/setup/effects'
import { toastAdded } from '@/store/toasts/slice'
import {
  recordingsRequested,
  recordingsFailed,
  recordingsTold,
  reloadRequested,
  reportRequested,
  chosenSession,
  fileName,
  RECORDINGS,
  selectRecordings,
} from './recordings'

type Asked = ReturnType<typeof recordingsRequested>['payload']

const look = () => recordingsRequested({ request: { type: 'look' } })

const wordsOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause))

/** Sends a request to the recordings port. Returns null, or why it failed. */
function* ask(request: Asked['request']) {
  const { ports } = yield* services()
  try {
    yield* put(recordingsTold({ recordings: yield* call(ports.recordings, request) }))
    return null
  } catch (cause) {
    const message = wordsOf(cause)
    yield* put(recordingsFailed({ message }))
    return message
  }
}

/** The toast of a successful request; none for a switch, which shows its state itself. */
const successOf = (request: RecordingsRequest): RichText | null => {
  if (request.type === 'save') return ['Recording saved as ', emphasis(request.name)]
  if (request.type !== 'clear') return null
  return [request.id === null ? 'Recordings cleared' : 'Recording cleared']
}

const FAILURES = {
  look: 'Could not look for recordings',
  clear: 'Could not clear recordings',
  save: 'Could not save the recording',
  switch: 'Could not switch recording',
  outlive: 'Could not keep this choice',
}

function* answer({ request, source }: Asked) {
  const message = yield* ask(request)
  const success = successOf(request)
  if (message !== null && request.type !== 'look')
    yield* put(toastAdded({ variant: 'error', title: FAILURES[request.type], content: [message] }))
  if (message === null && success) yield* put(toastAdded({ content: success }))
  if (source === undefined) return
  yield* put(
    message === null
      ? commandSucceeded({ source })
      : commandFailed({ source, error: { kind: 'abandoned', message } }),
  )
}

function* save({ id, note }: ReturnType<typeof reportRequested>['payload']) {
  const { ports } = yield* services()
  const name = fileName(ports.clock.now())
  const recordings = yield* select(selectRecordings)
  const session = recordings && chosenSession(recordings, id)
  const message = session
    ? yield* ask({ type: 'save', id: session.id, name, note })
    : 'There is no recorded session to report.'
  if (message === null) {
    yield* put(formClosed({ form: PROBLEM_REPORT }))
    yield* put(toastAdded({ content: ['Report saved as ', emphasis(name)] }))
  } else yield* put(formReopened({ form: PROBLEM_REPORT, failure: { message, fields: {} } }))
}

const SCREENS: readonly string[] = [settingsPaths.recording(), settingsPaths.profile()]

/** Reads the recorded sessions when they are about to be shown, and changes them on request. */
export function* watchRecordings() {
  yield* put(actorStartRequested({ id: RECORDINGS, machine: RECORDINGS, input: undefined }))
  yield* takeEvery(recordingsRequested, function* ({ payload }) {
    yield* answer(payload)
  })
  yield* takeEvery(reportRequested, function* ({ payload }) {
    yield* save(payload)
  })
  yield* takeEvery(keptDataCleared, function* () {
    yield* ask({ type: 'clear', id: null })
  })
  yield* takeEvery(reloadRequested, function* () {
    const { ports } = yield* services()
    const { path, search } = ports.history.current()
    ports.leave(path + search)
  })
  yield* takeEvery([navigationLoaded, refreshRequested, formOpened], function* (event) {
    const isShown = navigationLoaded.match(event)
      ? SCREENS.includes(event.payload.location.path)
      : !formOpened.match(event) || event.payload.form === PROBLEM_REPORT
    if (isShown) yield* put(look())
  })
}

/** The machine loaded with the screens of recordings and with the report. */
export const machines = { recordings: recordingsMachine }
