import { put, select, takeEvery } from 'typed-redux-saga'
import { type ApiError, withBetterAdvice } from '@/api/core/api-error'
import { emphasis } from '@/lib/rich-text'
import { selectIsNavigating, selectLocation } from '@/store/navigation/selectors'
import { refreshRequested } from '@/store/queries/slice'
import type { RootState } from '@/store/setup/state'
import { failureToast, toastAdded, type ToastContent, type ToastPart } from '@/store/toasts/slice'
import {
  commandFailed,
  commandRequested,
  commandRetried,
  commandSucceeded,
  type CommandRequest,
} from './events'
import { carryOutCommand } from './run'

const partOf = (result: unknown, key: string): string =>
  String((result as Record<string, unknown> | undefined)?.[key] ?? '')

const fill = (part: ToastPart, result: unknown): ToastPart =>
  typeof part === 'string' || 'emphasis' in part ? part : emphasis(partOf(result, part.result))

/** Fills in the parts of a toast that come from the command's response. */
const fillToast = ({ link, ...toast }: ToastContent, result: unknown): ToastContent => ({
  ...toast,
  content: toast.content.map(part => fill(part, result)),
  ...(link && {
    link: {
      ...link,
      to: link.to.replace(/(?<=\/):(\w+)/g, (_, key: string) =>
        encodeURIComponent(partOf(result, key)),
      ),
    },
  }),
})

/**
 * Whether the server refused the command. Usually the screen is out of date, because another user
 * has changed something.
 */
const isRefusal = ({ kind, statusCode }: ApiError) => kind === 'error' && statusCode !== 401

/** True also while another location is loading, which the follow-ups must not interrupt. */
function* isLeft(screen: string) {
  const state = yield* select((root: RootState) => root)
  return selectIsNavigating(state) || !`${selectLocation(state)?.path}/`.startsWith(`${screen}/`)
}

const BUSY = 503

/** What the toast about an error says and offers besides its title. */
const remedyFor = (error: ApiError, wanted: CommandRequest, commandId: number | undefined) => {
  const isBusy = wanted.isRepeatable === true && error.statusCode === BUSY
  const advice = wanted.advice ?? (isBusy ? 'It is safe to try again.' : undefined)
  return {
    message: advice === undefined ? error.message : withBetterAdvice(error, advice),
    ...(isBusy &&
      commandId !== undefined && {
        action: { label: 'Try again', event: commandRetried({ id: commandId, request: wanted }) },
      }),
  }
}

function* run(wanted: CommandRequest) {
  const { source, command, success, isQuiet = false, ...request } = wanted
  const outcome = yield* carryOutCommand(command, { request: wanted })
  const { commandId } = outcome
  if ('error' in outcome) {
    const { error } = outcome
    const { errorTitle: title, errorLink: link } = request
    const { message, ...action } = remedyFor(error, wanted, commandId)
    if (!isQuiet) {
      const more = { title, content: [message], commandId, ...action, ...(link && { link }) }
      yield* put(failureToast(error, more))
    }
    yield* put(commandFailed({ source, error: { ...error, message } }))
    if (isRefusal(error) && !isQuiet) yield* put(refreshRequested())
    return
  }
  if (success && !isQuiet)
    yield* put(toastAdded({ ...fillToast(success, outcome.data), commandId }))
  yield* put(commandSucceeded({ source }))
  const { screen } = request
  if (screen !== undefined && (yield* isLeft(screen))) return
  // Copies: kept commands are frozen, and effects mark their events.
  for (const event of request.followUps ?? []) yield* put({ ...event })
}

/** Runs the commands of dialogs, menus and buttons, and reports their outcome. */
export function* watchCommands() {
  yield* takeEvery(commandRequested, function* ({ payload }) {
    yield* run(payload)
  })
  yield* takeEvery(commandRetried, function* ({ payload: { request } }) {
    yield* put(commandRequested(request))
  })
}
