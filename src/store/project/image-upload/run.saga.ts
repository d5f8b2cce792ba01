import { all, call, put, race, select, take, takeEvery } from 'typed-redux-saga'
import { refetch, runCommand } from '@/api/core/api'
import type { ApiError } from '@/api/core/api-error'
import { chunkRange } from '@/machines/image-upload/chunk-plan'
import type { UploadCall } from '@/machines/image-upload/image-upload.events'
import type { ImageUploadContext } from '@/machines/image-upload/image-upload.machine'
import { takenOver } from '@/store/session/session'
import { drawSuffixes } from '@/store/random/saga'
import { dispatcher, services } from '@/store/setup/effects'
import { chunkCommand, commandOf, imageQuery, snapshotQuery } from './commands'
import * as events from './events'
import { chunkRefusalOf, refusalOf, temporaryNames } from './rules'
import { selectUpload } from './progress'

/** How often it is asked during the chunks who is signed in, in milliseconds. */
const CONFIRMED_WITHIN = 1_000

/** The upload and its request. Throws if another run has replaced it. */
function* currentUpload(run: number) {
  const upload = yield* select(selectUpload)
  if (!upload?.request || upload.run !== run) throw new Error(`The upload ${run} is over.`)
  return { ...upload, request: upload.request }
}

function* checkName(run: number) {
  const { request } = yield* currentUpload(run)
  const dispatch = yield* dispatcher()
  const found = yield* call(() => refetch(dispatch, imageQuery(request.project, request.name)))
  if ('error' in found) {
    yield* put(events.nameRefused({ run, ...refusalOf(found.error) }))
  } else if (found.data) {
    yield* put(events.nameRefused({ run, message: 'Image name already exists', isNameTaken: true }))
  } else {
    const suffixes = yield* drawSuffixes()
    const names = temporaryNames(request.name, () => parseInt(suffixes.draw(), 16))
    yield* suffixes.keep()
    yield* put(events.nameFree({ run, ...names }))
  }
}

interface Answer {
  data?: { id?: string } | null | undefined
  error?: ApiError
}

function* answerTo(step: UploadCall, upload: ImageUploadContext) {
  const dispatch = yield* dispatcher()
  if (step !== 'snapshotView')
    return (yield* call(runCommand, dispatch, {
      ...commandOf(step, upload),
      confirmedWithin: 0,
    })) as Answer
  const { request, snapshotName } = upload
  const { expect: _gone, ...query } = snapshotQuery(request?.project ?? '', snapshotName ?? '')
  return (yield* call(() => refetch(dispatch, query))) as Answer
}

function* makeCall(run: number, step: UploadCall) {
  const { data, error } = yield* answerTo(step, yield* currentUpload(run))
  if (error) {
    yield* put(events.callFailed({ run, call: step, ...refusalOf(error) }))
  } else {
    yield* put(events.callSucceeded({ run, call: step, id: data?.id ?? null }))
  }
}

function* sendChunk(run: number, chunk: number) {
  const { request, diskId } = yield* currentUpload(run)
  const { ports } = yield* services()
  const dispatch = yield* dispatcher()
  const { start, end } = chunkRange(chunk, request.file.size)
  const controller = new AbortController()
  try {
    // The text is not kept anywhere, neither in the cache nor in an event.
    const base64 = yield* call(ports.files.readChunk, request.file.id, start, end)
    if (base64 !== null) {
      const chunkOf = chunkCommand(diskId ?? '', start, base64)
      const command = { ...chunkOf, confirmedWithin: CONFIRMED_WITHIN }
      const outcome = yield* call(runCommand, dispatch, command, controller.signal)
      if ('error' in outcome) {
        yield* put(events.chunkFailed({ run, chunk, ...chunkRefusalOf(outcome.error) }))
        return
      }
    }
    const at = ports.clock.now()
    yield* put(events.chunkDone({ run, chunk, bytes: end - start, isEmpty: base64 === null, at }))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    yield* put(events.chunkFailed({ run, chunk, message }))
  } finally {
    // Aborts a request that is still under way because the upload was halted.
    controller.abort()
  }
}

/** Makes the calls that the upload's machine decides on, and reports their outcome to it. */
export function* watchImageUpload() {
  yield* takeEvery(events.nameCheckStarted, function* ({ payload: { run } }) {
    yield* checkName(run)
  })
  yield* takeEvery(events.callStarted, function* ({ payload: { run, call: step } }) {
    yield* makeCall(run, step)
  })
  yield* takeEvery(events.chunksStarted, function* ({ payload: { run, chunks } }) {
    const sent = all(chunks.map(chunk => call(sendChunk, run, chunk)))
    yield* race({ sent, halted: take([events.uploadHalted, takenOver]) })
  })
}
