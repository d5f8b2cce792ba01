import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import type { RootState } from '@/store/setup/state'
import { runCommand, selectNameOf } from '@/api/core/api'
import type { Outcome } from '@/api/core/base-query'
import { isAnswerLoggable } from '@/api/core/operation'
import { withPlaceholders } from '@/api/core/placeholders'
import { operationOf, type Command, type ResultOf } from '@/api/operations/table'
import { dispatcher, services } from '@/store/setup/effects'
import { selectLocation, selectRoute } from '@/store/navigation/selectors'
import { commandEnded, commandStarted, type CommandRequest } from './events'

const countOf = (state: RootState, of: 'running' | 'failed') =>
  state.commands.recent.filter(each => each.state === of).length

export const selectRunningCount = (state: RootState) => countOf(state, 'running')

/** How many failed commands the user has not dismissed. */
export const selectFailedCount = (state: RootState) => countOf(state, 'failed')

const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/

/** Where a command is sent from, and the names of what it names by ids. */
const whatIsKnown = (state: RootState, { args }: Command) => {
  const { path, query, body } = args as Partial<Record<'path' | 'query' | 'body', object | null>>
  const ids = Object.values({ ...body, ...query, ...path }).filter(
    (value: unknown) => typeof value === 'string' && ID.test(value),
  ) as string[]
  const names = ids.flatMap(id => {
    const name = selectNameOf(state, id)
    return name === undefined ? [] : [[id, name]]
  })
  const place = selectRoute(state)?.params ?? {}
  return {
    ...(Object.keys(place).length > 0 && { place }),
    ...(names.length > 0 && { names: Object.fromEntries(names) as Record<string, string> }),
  }
}

/**
 * Runs a user's command and adds it to the recent ones, where `commandId` is its id. Commands whose
 * responses must not be logged, such as logins, are not added. `shown` is added instead of a
 * command that contains secrets; `request` can send it again. `signal`
 * abandons it.
 */
export function* carryOutCommand<C extends Command>(
  command: C,
  {
    shown = command,
    request,
    signal,
  }: { shown?: Command; request?: CommandRequest; signal?: AbortSignal } = {},
): SagaGenerator<Outcome<ResultOf<C['endpoint']>> & { commandId?: number }> {
  const dispatch = yield* dispatcher()
  const { operations, ports } = yield* services()
  const operation = operationOf(operations, command.endpoint)
  if (!isAnswerLoggable(operation)) return yield* call(runCommand<C>, dispatch, command)
  yield* put(
    commandStarted({
      command: withPlaceholders(operation, shown),
      at: ports.clock.now(),
      screen: (yield* select(selectLocation))?.path ?? '',
      ...(yield* select((state: RootState) => whatIsKnown(state, shown))),
      // A PUT would also undo what has changed since.
      ...(request && operation.method !== 'PUT' && { request }),
    }),
  )
  const id = yield* select((state: RootState) => state.commands.count)
  const outcome = yield* call(runCommand<C>, dispatch, command, signal)
  const ended = { id, at: ports.clock.now() }
  yield* put(commandEnded('error' in outcome ? { ...ended, error: outcome.error } : ended))
  return { ...outcome, commandId: id }
}
