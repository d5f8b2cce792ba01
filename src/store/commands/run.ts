import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { runCommand } from '@/api/core/api'
import type { Outcome } from '@/api/core/base-query'
import { withPlaceholders } from '@/api/core/placeholders'
import { operationOf, type Command, type ResultOf } from '@/api/operations/table'
import { dispatcher } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { commandEnded } from './events'

/**
 * Carries out a command of a person's, and keeps it among the recent ones: `commandId` is its id
 * there. What no log may hold the answer of is not kept: logins. `shown` stands for it there, where
 * there is more to it that nobody may see.
 */
export function* carryOutCommand<C extends Command>(
  command: C,
  shown: Command = command,
): SagaGenerator<Outcome<ResultOf<C['endpoint']>> & { commandId?: number }> {
  const dispatch = yield* dispatcher()
  const outcome = yield* call(runCommand<C>, dispatch, command)
  if (!operationOf(command.endpoint).isLoggable) return outcome
  const isDone = !('error' in outcome)
  yield* put(commandEnded({ command: withPlaceholders(shown), isDone }))
  return { ...outcome, commandId: yield* select((state: RootState) => state.commands.count) }
}
