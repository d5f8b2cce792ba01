import { call, put, takeEvery } from 'typed-redux-saga'
import { refetch, runCommand } from '@/api/core/api'
import type { ApiError } from '@/api/core/errors'
import type { Command } from '@/api/operations/table'
import { emphasis } from '@/lib/rich-text'
import { commandFailed, commandSucceeded } from '@/store/commands/events'
import { dispatcher } from '@/store/setup/effects'
import { toastAdded } from '@/store/toasts/slice'
import { importCancelRequested } from './events'

/**
 * The ways out of an import, in the order the server wants them: a disk in an import state cannot
 * be deleted, and one that is being written cannot be finalized.
 */
const steps = (project: string, disk: string, isBeingWritten: boolean): Command[] => {
  const at = { path: { disk }, query: { project } }
  const stop: Command = { endpoint: 'diskBulkWriteImportStop', args: at }
  return [
    ...(isBeingWritten ? [stop] : []),
    { endpoint: 'diskFinalizeImport', args: { ...at, body: {} } },
    { endpoint: 'diskDelete', args: at },
  ]
}

function* takeSteps(project: string, disk: string) {
  const dispatch = yield* dispatcher()
  const view = { endpoint: 'diskView', args: { path: { disk }, query: { project } } } as const
  const found = yield* call(() => refetch(dispatch, view))
  if ('error' in found) return found.error
  const isBeingWritten = found.data.state.state === 'importing_from_bulk_writes'
  for (const command of steps(project, disk, isBeingWritten)) {
    const outcome = yield* call(runCommand, dispatch, command)
    if ('error' in outcome) return outcome.error
  }
  return null
}

/** Removes the disk of an abandoned upload. */
export function* watchImportCancels() {
  yield* takeEvery(importCancelRequested, function* ({ payload: { source, project, disk } }) {
    const error: ApiError | null = yield* takeSteps(project, disk)
    if (error) {
      const title = 'Could not cancel import'
      yield* put(toastAdded({ variant: 'error', title, content: [error.message] }))
      yield* put(commandFailed({ source, error }))
      return
    }
    yield* put(toastAdded({ content: ['Import into ', emphasis(disk), ' cancelled'] }))
    yield* put(commandSucceeded({ source }))
  })
}
