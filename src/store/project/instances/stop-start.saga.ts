import { call, put, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import type { ApiError } from '@/api/core/api-error'
import { refetch } from '@/api/core/api'
import type { Command } from '@/api/operations/table'
import { can, type InstanceRunState } from '@/machines/instance/instance.machine'
import { commandFailed, commandSucceeded } from '@/store/commands/events'
import { carryOutCommand } from '@/store/commands/run'
import { dispatcher, services, wait } from '@/store/setup/effects'
import { instanceByIdQuery } from '../queries'
import { stopAndStartRequested } from './events'

/** Milliseconds. */
const LOOK_EVERY = 2_000
const PATIENCE = 5 * 60_000

type Failure = Pick<ApiError, 'message'> & Partial<ApiError>
type Step<Value> = { data: Value } | { error: Failure }

function* stateOf(instance: string): SagaGenerator<Step<InstanceRunState>> {
  const dispatch = yield* dispatcher()
  const found = yield* call(() => refetch(dispatch, instanceByIdQuery({ instance })))
  return 'data' in found ? { data: found.data.runState } : { error: found.error }
}

/** Waits until it is at rest. An answer that fails is asked for again. */
function* untilStopped(instance: string): SagaGenerator<Step<InstanceRunState>> {
  const { ports } = yield* services()
  const deadline = ports.clock.now() + PATIENCE
  for (;;) {
    const found = yield* stateOf(instance)
    if ('data' in found && can(found.data, 'start')) return found
    if ('error' in found && (found.error.statusCode === 401 || found.error.statusCode === 404))
      return found
    if (ports.clock.now() >= deadline)
      return { error: { message: 'It did not stop within 5 minutes, and was not started.' } }
    yield* wait(LOOK_EVERY)
  }
}

function* send(command: Command): SagaGenerator<Step<unknown>> {
  const outcome = yield* carryOutCommand(command)
  return 'error' in outcome ? { error: outcome.error } : { data: outcome.data }
}

function* stopAndStart(instance: string, stop: Command): SagaGenerator<Step<unknown>> {
  const before = yield* stateOf(instance)
  if ('error' in before) return before
  // Stopped already, such as by an earlier try.
  if (!can(before.data, 'start')) {
    const stopped = yield* send(stop)
    if ('error' in stopped) return stopped
    const rest = yield* untilStopped(instance)
    if ('error' in rest) return rest
  }
  const started = yield* send({ ...stop, endpoint: 'instanceStart' } as Command)
  if (!('error' in started)) return started
  const { message } = started.error
  return { error: { ...started.error, message: `Stopped, and could not be started: ${message}` } }
}

/** Stops and starts instances, and reports the outcome of each as that of one command. */
export function* watchStopAndStart() {
  yield* takeEvery(stopAndStartRequested, function* ({ payload }) {
    const { source, command, instanceId } = payload
    const outcome = yield* stopAndStart(instanceId, command)
    if ('error' in outcome) {
      const error = { kind: 'error' as const, ...outcome.error } as ApiError
      yield* put(commandFailed({ source, error }))
    } else yield* put(commandSucceeded({ source }))
  })
}
