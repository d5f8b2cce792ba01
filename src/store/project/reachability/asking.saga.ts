import { call, put, race, select, take, takeLatest } from 'typed-redux-saga'
import { loadStarted, navigationRequested } from '@/store/navigation/events'
import { selectLocation, selectShownRoute } from '@/store/navigation/selectors'
import { wait } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { typedError, type TypedField } from './question'
import { checkChanged, selectCheck, type CheckFields } from './reachability'

/** In milliseconds. */
const PAUSE = 300

/** The typed fields that can be asked about, without the spaces around them. */
const usable = (state: RootState, fields: CheckFields): CheckFields => {
  const { project = '', instance = '' } = selectShownRoute(state)?.params ?? {}
  const search = selectLocation(state)?.search ?? ''
  const { check } = selectCheck(state, search, { project, instance })
  return Object.fromEntries(
    Object.entries(fields)
      .map(([field, text = '']) => [field as TypedField, text.trim()] as const)
      .filter(([field, text]) => !typedError(field, text, check.question, check.instance)),
  )
}

/** Keeps the question in the address, which the answer follows. */
export function* watchQuestion() {
  let waiting: CheckFields = {}
  yield* takeLatest(checkChanged, function* ({ payload: { fields, isTyped } }) {
    const state = yield* select((root: RootState) => root)
    waiting = { ...waiting, ...(isTyped ? usable(state, fields) : fields) }
    const { leaving } = isTyped
      ? yield* race({ pause: call(wait, PAUSE), leaving: take(loadStarted) })
      : { leaving: undefined }
    const changed = Object.entries(waiting)
    waiting = {}
    const location = yield* select(selectLocation)
    if (leaving || !location) return
    const params = new URLSearchParams(location.search)
    for (const [name, value] of changed) {
      if (value) params.set(name, value)
      else params.delete(name)
    }
    const query = params.size > 0 ? `?${String(params)}` : ''
    if (query === location.search) return
    yield* put(navigationRequested({ to: location.path + query, replace: true }))
  })
}
