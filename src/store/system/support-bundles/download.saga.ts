import { call, cancel, fork, put, select, take, takeEvery } from 'typed-redux-saga'
import { downloadTo, refetch } from '@/api/core/api'
import { ASSUMED, releaseOf, requestFor } from '@/api/core/rack'
import { operationOf } from '@/api/operations/table'
import type { DownloadRequest } from '@/machines/download/download.events'
import { keepCutOff } from '@/store/forms/returns.saga'
import { leavingForLogin, takenOver, selectOwner } from '@/store/session/session'
import { actorStartRequested } from '@/store/setup/actors'
import { dispatcher, services, wait } from '@/store/setup/effects'
import { unloadGuarded, unloadUnguarded } from '@/store/tab/slice'
import { failureToast } from '@/store/toasts/slice'
import { systemPaths } from '../paths'
import { downloadName, selectDownloadContext, selectIsDownloading } from './download'
import * as events from './events'
import { bundleFileQuery, bundleFileSizeQuery, bundleQuery, bundleSizeQuery } from './queries'

const DOWNLOAD = 'download'

/** Milliseconds. */
const PROGRESS_EVERY = 1000

/** The query of all that is to be downloaded; a file without the range that showing it needs. */
const wholeQuery = ({ bundleId, file }: DownloadRequest) => {
  if (file === null) return bundleQuery({ bundleId })
  const { endpoint, args } = bundleFileQuery({ bundleId, file, part: 0 })
  return { endpoint, args: { path: args.path } } as const
}

const sizeQuery = ({ bundleId, file }: DownloadRequest) =>
  file === null ? bundleSizeQuery({ bundleId }) : bundleFileSizeQuery({ bundleId, file })

/** Lets the browser download by itself: a link has no version header, so it is answered by the newest. */
function* followLink(request: DownloadRequest) {
  const { ports, api, operations, rack } = yield* services()
  const { endpoint, args } = wholeQuery(request)
  const target = releaseOf(rack) ?? ASSUMED
  const translated = requestFor(operationOf(operations, endpoint), args, target, api)
  ports.files.saveLink(translated.request.url, downloadName(request))
}

function* open(run: number, request: DownloadRequest) {
  const { ports } = yield* services()
  const dispatch = yield* dispatcher()
  const key = JSON.stringify([yield* select(selectOwner), request.bundleId, request.file])
  try {
    // First of all, because browsers ask for a file only right after a click.
    const opened = yield* call(ports.files.openForWriting, key, downloadName(request))
    if (!opened) {
      yield* followLink(request)
      yield* put(events.downloadNotOpened({ run }))
      return
    }
    const { id: file, size: written } = opened
    const measured = yield* call(() => refetch(dispatch, sizeQuery(request)))
    if ('error' in measured) {
      yield* put(failureToast(measured.error, { title: 'Could not download' }))
      yield* put(events.downloadNotOpened({ run }))
    } else {
      yield* put(events.downloadOpened({ run, file, written, total: measured.data.size }))
    }
  } catch {
    // The user has chosen no file.
    yield* put(events.downloadNotOpened({ run }))
  }
}

function* reportProgress(run: number, file: string) {
  const { ports } = yield* services()
  for (;;) {
    yield* wait(PROGRESS_EVERY)
    const written = yield* call(ports.files.written, file)
    yield* put(events.downloadProgressed({ run, written, at: ports.clock.now() }))
  }
}

function* transfer(run: number) {
  const { request, file = '', written = 0 } = (yield* select(selectDownloadContext)) ?? {}
  if (!request) return
  const { ports } = yield* services()
  const dispatch = yield* dispatcher()
  const controller = new AbortController()
  const progress = yield* fork(reportProgress, run, file)
  const halting = yield* fork(function* () {
    yield* take(events.downloadHalted)
    controller.abort()
  })
  const { endpoint, args } = wholeQuery(request)
  const rest = written > 0 && { headers: { range: `bytes=${written}-` } }
  const query = { endpoint, args: { ...args, ...rest } } as ReturnType<typeof wholeQuery>
  const outcome = yield* call(downloadTo, dispatch, query, file, controller.signal)
  yield* cancel([progress, halting])
  const now = yield* call(ports.files.written, file)
  yield* put(events.downloadProgressed({ run, written: now, at: ports.clock.now() }))
  const failure =
    'error' in outcome
      ? { message: outcome.error.message, requestId: outcome.error.requestId }
      : { message: 'The connection ended before everything had arrived.' }
  yield* put(events.downloadStopped({ run, written: now, failure }))
}

/** Tells after signing in again that the session has ended a download, and where it goes on. */
function* keepForReturn() {
  const { request, file } = (yield* select(selectDownloadContext)) ?? {}
  if (!request || !file || !(yield* select(selectIsDownloading))) return
  yield* keepCutOff({
    of: DOWNLOAD,
    work: null,
    toast: {
      variant: 'error',
      title: 'Could not finish download',
      content: [
        `Your session ended during the download of ${downloadName(request)}. Download it again: it continues from what has been stored.`,
      ],
      link: {
        label: 'View support bundle',
        to: systemPaths.supportBundle({ bundleId: request.bundleId }),
      },
      timeout: null,
    },
  })
}

/** Downloads support bundles and their files to the user's disk. */
export function* watchDownload() {
  yield* put(actorStartRequested({ id: DOWNLOAD, machine: DOWNLOAD, input: undefined }))
  yield* takeEvery([leavingForLogin, takenOver], keepForReturn)
  yield* takeEvery(events.downloadOpeningStarted, function* ({ payload: { run, request } }) {
    yield* open(run, request)
  })
  yield* takeEvery(events.transferStarted, function* ({ payload: { run } }) {
    yield* put(unloadGuarded({ by: DOWNLOAD }))
    yield* transfer(run)
    yield* put(unloadUnguarded({ by: DOWNLOAD }))
  })
  yield* takeEvery(events.downloadEnded, function* ({ payload: { file } }) {
    const { ports } = yield* services()
    yield* call(ports.files.forget, file)
  })
}
