import { call, put, select, takeEvery } from 'typed-redux-saga'
import type { FormFailure } from '@/machines/form/form.events'
import type { UploadRequest } from '@/machines/image-upload/image-upload.events'
import { commandSucceeded } from '@/store/commands/events'
import { confirmDismissed } from '@/store/confirm/events'
import { selectConfirmRequest } from '@/store/confirm/selectors'
import { formChanged, formReopened, guardLowered, guardRaised } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import { navigationLoaded, navigationRequested } from '@/store/navigation/events'
import { actorStartRequested } from '@/store/setup/actors'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { unloadGuarded, unloadUnguarded } from '@/store/tab/events'
import { projectPaths } from '../paths'
import { CANCEL_SOURCE, leaveDialogFor } from './actions'
import {
  uploadAcknowledged,
  uploadBecameFinal,
  uploadBegan,
  uploadCancelled,
  uploadEnded,
  uploadFinished,
  uploadHalted,
  uploadRefused,
  uploadSentToBackground,
  uploadWithdrawn,
} from './events'
import { selectUpload } from './progress'
import { IMAGE_UPLOAD } from './upload.form'

/**
 * Reopens the form with the submitted values: the same form, or a new one if the user has left the
 * screen and returned.
 */
function* giveBack({ project, ...values }: UploadRequest, failure?: FormFailure) {
  const form = yield* select((state: RootState) => selectForm(state, IMAGE_UPLOAD))
  if (form?.context.params.project !== project) return
  yield* put(
    form.value === 'done'
      ? formReopened({ form: IMAGE_UPLOAD, ...(failure && { failure }) })
      : formChanged({ form: IMAGE_UPLOAD, values }),
  )
}

/** Closes the confirmation of cancelling, which is no longer needed. */
function* dropQuestion() {
  const request = yield* select(selectConfirmRequest)
  if (request?.source === CANCEL_SOURCE) yield* put(confirmDismissed())
}

/**
 * Updates the form, the guard on leaving the screen and the guard on closing the tab as the upload
 * proceeds.
 */
export function* watchImageUploadLife() {
  yield* put(actorStartRequested({ id: 'imageUpload', machine: 'imageUpload', input: undefined }))
  yield* takeEvery(
    uploadRefused,
    function* ({ payload: { request, message, isNameTaken, requestId } }) {
      const fields: Record<string, string> = isNameTaken ? { name: 'Name already exists' } : {}
      yield* giveBack(request, { message, fields, ...(requestId !== undefined && { requestId }) })
    },
  )
  yield* takeEvery(uploadWithdrawn, function* ({ payload: { request } }) {
    yield* giveBack(request)
  })
  yield* takeEvery(uploadBegan, function* () {
    const upload = yield* select(selectUpload)
    yield* put(unloadGuarded({ by: IMAGE_UPLOAD }))
    const leaveDialog = leaveDialogFor(upload?.request?.name ?? '')
    yield* put(guardRaised({ form: IMAGE_UPLOAD, leaveDialog }))
  })
  yield* takeEvery([uploadHalted, uploadWithdrawn, uploadEnded], function* () {
    yield* put(guardLowered({ form: IMAGE_UPLOAD }))
  })
  yield* takeEvery(uploadEnded, function* () {
    yield* put(unloadUnguarded({ by: IMAGE_UPLOAD }))
  })
  yield* takeEvery([uploadBecameFinal, uploadHalted], dropQuestion)
  yield* takeEvery(uploadCancelled, function* () {
    yield* put(commandSucceeded({ source: CANCEL_SOURCE }))
  })
  yield* takeEvery(uploadFinished, function* () {
    const { ports } = yield* services()
    const upload = yield* select(selectUpload)
    yield* call(ports.files.forget, upload?.request?.file.id ?? '')
  })
  yield* takeEvery(navigationLoaded, function* ({ payload: { location } }) {
    const { value, context } = (yield* select((state: RootState) => state.actors.imageUpload)) ?? {}
    if (value !== 'done' || !context?.request) return
    const { project } = context.request
    if (location.path === projectPaths.images({ project })) yield* put(uploadAcknowledged())
  })
  yield* takeEvery(uploadSentToBackground, function* ({ payload: { project } }) {
    yield* put(guardLowered({ form: IMAGE_UPLOAD }))
    yield* put(navigationRequested({ to: projectPaths.images({ project }) }))
  })
}
