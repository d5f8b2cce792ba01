import { call, put, select, take, takeEvery } from 'typed-redux-saga'
import { refetch, runCommand } from '@/api/core/api'
import { type ApiError, withoutAdvice } from '@/api/core/api-error'
import type { Command } from '@/api/operations/table'
import { emphasis } from '@/lib/rich-text'
import { isBusy, stepsOutOfImport } from '@/machines/disk/disk.machine'
import type { ImageUploadContext } from '@/machines/image-upload/image-upload.machine'
import { connectionRestored, isConnectionLost } from '@/store/connection/connection'
import { dispatcher, wait } from '@/store/setup/effects'
import { failureToast } from '@/store/toasts/slice'
import { projectPaths } from '../paths'
import { diskQuery, snapshotQuery } from './commands'
import { cleanupStarted, uploadCleanedUp } from './events'
import { selectUpload } from './progress'

/** Interval at which a disk in transition is read, in milliseconds. */
const PAUSE = 1_000
/** Maximum number of such reads. */
const LOOKS = 60

function* removeSnapshot(project: string, { snapshotName, snapshotId }: ImageUploadContext) {
  const dispatch = yield* dispatcher()
  let id = snapshotId
  if (id === null && snapshotName !== null) {
    // The response to finalizing does not contain the snapshot's id.
    const found = yield* call(() => refetch(dispatch, snapshotQuery(project, snapshotName)))
    if ('error' in found) return found.error
    id = found.data?.id ?? null
  }
  if (id === null) return null
  const args = { path: { snapshot: id } }
  const command = { endpoint: 'snapshotDelete', args, confirmedWithin: 0 } as const
  const outcome = yield* call(runCommand, dispatch, command)
  return 'error' in outcome ? outcome.error : null
}

const commandFor = (
  verb: ReturnType<typeof stepsOutOfImport>[number] | 'delete',
  disk: string,
): Command => {
  const path = { disk }
  switch (verb) {
    case 'bulkWriteStop':
      return { endpoint: 'diskBulkWriteImportStop', args: { path } }
    case 'finalize':
      return { endpoint: 'diskFinalizeImport', args: { path, body: {} } }
    case 'delete':
      return { endpoint: 'diskDelete', args: { path } }
  }
}

/** Waits until the disk is no longer in transition; null if it does not exist. */
function* settledDisk(query: ReturnType<typeof diskQuery>) {
  const dispatch = yield* dispatcher()
  let found = yield* call(() => refetch(dispatch, query))
  for (let look = 0; look < LOOKS; look++) {
    if ('error' in found || !found.data || !isBusy(found.data.state.state)) break
    yield* wait(PAUSE)
    found = yield* call(() => refetch(dispatch, query))
  }
  return found
}

function* removeDisk(project: string, { diskId, diskName }: ImageUploadContext) {
  if (diskName === null) return null
  const dispatch = yield* dispatcher()
  // Without an id the disk may still have been created. Its name is unique to this upload.
  const query = diskId === null ? diskQuery(diskName, project) : diskQuery(diskId)
  const found = yield* settledDisk(query)
  if ('error' in found) return found.error
  if (!found.data) return null
  const { id, state } = found.data
  for (const verb of [...stepsOutOfImport(state.state), 'delete' as const]) {
    const outcome = yield* call(runCommand, dispatch, {
      ...commandFor(verb, id),
      confirmedWithin: 0,
    })
    if ('error' in outcome) return outcome.error
  }
  return null
}

function* tellLeftover(
  kind: 'disk' | 'snapshot',
  name: string | null,
  error: ApiError,
  to: string,
) {
  const page = kind === 'disk' ? 'Disks' : 'Snapshots'
  yield* put(
    failureToast(error, {
      title: `Could not remove the temporary ${kind}`,
      content: [
        `The ${kind} `,
        emphasis(name ?? ''),
        ` of the upload is still there: ${withoutAdvice(error)} Delete it on the page ${page}.`,
      ],
      link: { label: page, to },
      timeout: null,
    }),
  )
}

/**
 * Whether to keep the snapshot: if only the image's name was taken, an image can be created from it
 * later.
 */
const keepsSnapshot = ({ step, failure }: ImageUploadContext) =>
  step === 'imageCreate' && (failure?.isNameTaken ?? false)

/**
 * Deletes the disk and snapshot of a cancelled or failed upload, and reports those it could not
 * delete.
 */
export function* watchImageUploadCleanup() {
  yield* takeEvery(cleanupStarted, function* ({ payload: { run } }) {
    const upload = yield* select(selectUpload)
    if (!upload?.request) return
    const { project } = upload.request
    if (yield* isConnectionLost()) yield* take(connectionRestored)
    const snapshotError = keepsSnapshot(upload) ? null : yield* removeSnapshot(project, upload)
    if (snapshotError) {
      const to = projectPaths.snapshots({ project })
      yield* tellLeftover('snapshot', upload.snapshotName, snapshotError, to)
    }
    const diskError = yield* removeDisk(project, upload)
    if (diskError) {
      yield* tellLeftover('disk', upload.diskName, diskError, projectPaths.disks({ project }))
    }
    const left = [snapshotError && 'snapshot', diskError && 'disk'] as const
    yield* put(uploadCleanedUp({ run, left: left.filter(kind => kind !== null) }))
  })
}
