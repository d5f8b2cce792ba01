import { put, takeEvery } from 'typed-redux-saga'
import { commandSucceeded } from '@/store/commands/events'
import { formSubmitted } from '@/store/forms/events'
import { SHORTENING, shorteningConfirmed, signInForm } from './sign-in.form'

/** Submits the settings once a shorter life is confirmed, and closes the question. */
export function* watchShortening() {
  yield* takeEvery(shorteningConfirmed, function* () {
    yield* put(formSubmitted({ form: signInForm.name }))
    yield* put(commandSucceeded({ source: SHORTENING }))
  })
}
