import { call, put, takeEvery } from 'typed-redux-saga'
import { refetch, runCommand } from '@/api/core/api'
import type { ApiError } from '@/api/core/errors'
import type { Command } from '@/api/operations/table'
import { emphasis } from '@/lib/rich-text'
import { stepsToDelete } from '@/machines/disk/disk.rules'
import { commandFailed, commandSucceeded } from '@/store/commands/events'
import { dispatcher } from '@/store/setup/effects'
import { toastAdded } from '@/store/toasts/slice'
import { importCancelRequested } from './events'

const commandsAt = (project: string, disk: string) => {
  const at = { path: { disk }, query: { project } }
  return {
    bulkWriteStop: { endpoint: 'diskBulkWriteImportStop', args: at },
    finalize: { endpoint: 'diskFinalizeImport', args: { ...at, body: {} } },
    delete: { endpoint: 'diskDelete', args: at },
  } as const satisfies Record<string, Command>
}

function* takeSteps(project: string, disk: string) {
  const dispatch = yield* dispatcher()
  const view = { endpoint: 'diskView', args: { path: { disk }, query: { project } } } as const
  const found = yield* call(() => refetch(dispatch, view))
  if ('error' in found) return found.error
  for (const verb of stepsToDelete(found.data.state.state)) {
    const outcome = yield* call(runCommand, dispatch, commandsAt(project, disk)[verb] as Command)
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
