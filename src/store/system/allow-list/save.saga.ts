import { call, put, select, takeEvery } from 'typed-redux-saga'
import { answeredKey } from '@/api/core/api'
import { cacheKey } from '@/api/core/cache-key'
import { commandRequested, commandSucceeded } from '@/store/commands/events'
import { formClosed, formSubmitted } from '@/store/forms/events'
import { startForm } from '@/store/forms/start-form'
import { readAnew } from '@/store/queries/subscribe'
import { failureToast } from '@/store/toasts/slice'
import {
  SAVING,
  selectAllowList,
  allowListApplyRequested,
  allowListConfirmed,
  allowListSaveRequested,
} from './allow-list'
import { allowListForm } from './edit.form'
import { allowListQuery } from '../switch-ports/queries'
import { areSameLists } from './rules'

const { name: form } = allowListForm

/** Asks before the list is saved, unless others have changed it, which the page then tells. */
export function* watchAllowListSaving() {
  yield* takeEvery(allowListSaveRequested, function* () {
    yield* readAnew(allowListQuery)
    const { question } = (yield* select(selectAllowList)) ?? {}
    if (question) yield* put(question)
  })
  yield* takeEvery(allowListConfirmed, function* () {
    yield* put(formSubmitted({ form }))
    yield* put(commandSucceeded({ source: SAVING }))
  })
}

/** Sends the list that the rack has, whatever the form contains. */
export function* watchAllowListApplying() {
  yield* takeEvery(allowListApplyRequested, function* () {
    const saved = yield* readAnew(allowListQuery)
    const errorTitle = 'Could not apply allow list'
    if ('error' in saved) {
      yield* put(failureToast(saved.error, { title: errorTitle }))
      return
    }
    const { allowedIps } = saved.data
    yield* put(
      commandRequested({
        source: 'allowList/apply',
        command: { endpoint: 'networkingAllowListUpdate', args: { body: { allowedIps } } },
        success: { content: ['Allow list applied'] },
        errorTitle,
        isRepeatable: true,
      }),
    )
  })
}

/** Shows what others have saved at once if the user has changed nothing. */
export function* watchAllowListChanges() {
  const key = cacheKey(allowListQuery)
  yield* takeEvery(
    (action: unknown) => answeredKey(action) === key,
    function* () {
      const { isPristine, saved, base } = (yield* select(selectAllowList)) ?? {}
      if (!isPristine || !saved || !base || areSameLists(saved, base)) return
      yield* put(formClosed({ form }))
      yield* call(startForm, allowListForm, {})
    },
  )
}
