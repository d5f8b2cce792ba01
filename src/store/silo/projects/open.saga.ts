import { call, put, select, takeLatest } from 'typed-redux-saga'
import { refetch } from '@/api/core/api'
import type { ApiError } from '@/api/core/api-error'
import type { FormFailure } from '@/machines/form/form.events'
import { formClosed, formReopened } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import { navigationRequested } from '@/store/navigation/events'
import { projectPaths } from '@/store/project/paths'
import { dispatcher } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { projectOpenForm, projectOpenRequested } from './open.form'
import { projectViewQuery } from '../queries'

const { name: form } = projectOpenForm

/** The API answers the same for a project that does not exist and for one of other people. */
const failureOf = ({ statusCode, message, requestId }: ApiError): FormFailure => {
  const isRefused = statusCode === 404 || statusCode === 403
  return {
    message: isRefused ? 'This project does not exist, or you have no role on it.' : message,
    fields: isRefused ? { name: 'Not found' } : {},
    ...(requestId !== undefined && { requestId }),
  }
}

/** Opens the project that the user named, if it can be read. */
export function* watchProjectOpen() {
  yield* takeLatest(projectOpenRequested, function* ({ payload: { project } }) {
    const dispatch = yield* dispatcher()
    const outcome = yield* call(() => refetch(dispatch, projectViewQuery({ project })))
    // The dialog may have been closed meanwhile.
    if (!(yield* select((state: RootState) => selectForm(state, form)))) return
    if ('error' in outcome) {
      yield* put(formReopened({ form, failure: failureOf(outcome.error) }))
      return
    }
    yield* put(formClosed({ form }))
    yield* put(navigationRequested({ to: projectPaths.instances({ project: outcome.data.name }) }))
  })
}
