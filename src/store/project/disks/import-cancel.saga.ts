import { call, put, takeEvery } from 'typed-redux-saga'
import { refetch } from '@/api/core/api'
import type { Command } from '@/api/operations/table'
import { emphasis } from '@/lib/rich-text'
import { stepsOutOfImport } from '@/machines/disk/disk.machine'
import { commandFailed, commandRequested } from '@/store/commands/events'
import { carryOutCommand } from '@/store/commands/run'
import { dispatcher } from '@/store/setup/effects'
import { failureToast } from '@/store/toasts/slice'
import { importCancelRequested } from './events'

const ERROR_TITLE = 'Could not cancel import'

interface Target {
  project: string
  disk: string
}

const argsOf = ({ project, disk }: Target) => ({ path: { disk }, query: { project } })

const commandsFor = (target: Target) => {
  const args = argsOf(target)
  return {
    bulkWriteStop: { endpoint: 'diskBulkWriteImportStop', args },
    finalize: { endpoint: 'diskFinalizeImport', args: { ...args, body: {} } },
  } as const satisfies Record<string, Command>
}

/** Takes a disk out of its import state, so that it can be deleted. Returns the error, if any. */
function* endImport(target: Target) {
  const dispatch = yield* dispatcher()
  const found = yield* call(() =>
    refetch(dispatch, { endpoint: 'diskView', args: argsOf(target) } as const),
  )
  if ('error' in found) return found.error
  for (const step of stepsOutOfImport(found.data.state.state)) {
    const outcome = yield* carryOutCommand({
      ...(commandsFor(target)[step] as Command),
      confirmedWithin: 0,
    })
    if ('error' in outcome) return outcome.error
  }
  return null
}

/** Removes the disk of an abandoned upload. */
export function* watchImportCancels() {
  yield* takeEvery(
    importCancelRequested,
    function* ({ payload: { project, disk, source, ...then } }) {
      const target = { project, disk }
      const error = yield* endImport(target)
      if (error) {
        if (!then.isQuiet) yield* put(failureToast(error, { title: ERROR_TITLE }))
        yield* put(commandFailed({ source, error }))
        return
      }
      yield* put(
        commandRequested({
          source,
          ...then,
          command: { endpoint: 'diskDelete', args: argsOf(target) },
          success: { content: ['Import into ', emphasis(disk), ' cancelled'] },
          errorTitle: ERROR_TITLE,
        }),
      )
    },
  )
}
