import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { runCommand } from '@/api/core/api'
import type { Outcome } from '@/api/core/base-query'
import { isAnswerLoggable } from '@/api/core/operation'
import { withPlaceholders } from '@/api/core/placeholders'
import { operationOf, type Command, type ResultOf } from '@/api/operations/table'
import { dispatcher, services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { commandEnded } from './events'

/**
 * Runs a user's command and adds it to the recent ones, where `commandId` is its id. Commands whose
 * responses must not be logged, such as logins, are not added. `shown` is added instead of a
 * command that contains secrets.
 */
export function* carryOutCommand<C extends Command>(
  command: C,
  shown: Command = command,
): SagaGenerator<Outcome<ResultOf<C['endpoint']>> & { commandId?: number }> {
  const dispatch = yield* dispatcher()
  const outcome = yield* call(runCommand<C>, dispatch, command)
  const { operations } = yield* services()
  const operation = operationOf(operations, command.endpoint)
  if (!isAnswerLoggable(operation)) return outcome
  const isDone = !('error' in outcome)
  yield* put(commandEnded({ command: withPlaceholders(operation, shown), isDone }))
  return { ...outcome, commandId: yield* select((state: RootState) => state.commands.count) }
}
