import { call, put, takeEvery } from 'typed-redux-saga'
import { runCommand } from '@/api/core/api'
import type { ApiError } from '@/api/core/errors'
import type { Command } from '@/api/operations/table'
import { commandFailed, commandSucceeded } from '../events/command'
import { importCancelRequested } from '../events/disks'
import { emphasis } from '@/lib/rich-text'
import { toastAdded } from '../slices/toasts'
import { dispatcher } from './supervise'

const WRONG_STATE = 400

/**
 * The ways out of an import, in the order the server wants them: no disk in an import state can be
 * deleted. A disk that waits rather than being written refuses the first step, which is fine.
 */
const steps = (project: string, disk: string): { command: Command; mayRefuse: boolean }[] => {
  const at = { path: { disk }, query: { project } }
  return [
    { command: { endpoint: 'diskBulkWriteImportStop', args: at }, mayRefuse: true },
    { command: { endpoint: 'diskFinalizeImport', args: { ...at, body: {} } }, mayRefuse: false },
    { command: { endpoint: 'diskDelete', args: at }, mayRefuse: false },
  ]
}

function* takeSteps(project: string, disk: string) {
  const dispatch = yield* dispatcher()
  for (const { command, mayRefuse } of steps(project, disk)) {
    const outcome = yield* call(runCommand, dispatch, command)
    if (!('error' in outcome)) continue
    if (!(mayRefuse && outcome.error.statusCode === WRONG_STATE)) return outcome.error
  }
  return null
}

/** Removes the disk of an abandoned upload. */
export function* watchImports() {
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
