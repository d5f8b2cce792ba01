import { call, fork, put, select, take, takeEvery } from 'typed-redux-saga'
import {
  imageUploadMachine,
  type ImageUploadContext,
} from '@/machines/image-upload/image-upload.machine'
import { selectData } from '@/api/core/api'
import type { FormFailure } from '@/machines/form/form.events'
import type { CutOffUpload, UploadRequest } from '@/machines/image-upload/image-upload.events'
import { commandSucceeded } from '@/store/commands/events'
import { confirmDismissed, selectConfirmRequest } from '@/store/confirm/confirm'
import * as events from '@/store/forms/events'
import { keepCutOff, takeCutOff } from '@/store/forms/returns.saga'
import { selectForm } from '@/store/forms/selectors'
import { navigationLoaded, navigationRequested } from '@/store/navigation/events'
import {
  leavingForLogin,
  sessionEstablished,
  takenOver,
  selectOwner,
} from '@/store/session/session'
import { actorStartRequested } from '@/store/setup/actors'
import { services } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { unloadGuarded, unloadUnguarded } from '@/store/tab/slice'
import { allProjectImagesQuery } from '../queries'
import { INSTANCE_CREATE } from '../instance-create/events'
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
  uploadRestored,
  uploadSentToBackground,
  uploadWithdrawn,
} from './events'
import { selectUpload } from './progress'
import { afterUpload, IMAGE_UPLOAD } from './upload.form'

/** The machine of the only upload, under the name that its workflow uses. */
export const machines = { imageUpload: imageUploadMachine }

/**
 * Reopens the form with the submitted values: the same form, or a new one if the user has left the
 * screen and returned.
 */
function* giveBack({ project, ...values }: UploadRequest, failure?: FormFailure) {
  const form = yield* select((state: RootState) => selectForm(state, IMAGE_UPLOAD))
  if (form?.context.params.project !== project) return
  yield* put(
    form.value === 'done'
      ? events.formReopened({ form: IMAGE_UPLOAD, ...(failure && { failure }) })
      : events.formChanged({ form: IMAGE_UPLOAD, values }),
  )
}

/** Why an upload ended with the session, if it had not failed before. */
const cutOffFailure = (step: ImageUploadContext['step']) => ({
  message: `Your session ended before the upload did.${
    step === 'imageCreate'
      ? ' The image may have been created anyway: look for it in the list before you try again.'
      : ''
  }`,
  isNameTaken: false,
})

/** Keeps an upload that ends with the session: its values, and what it has created. */
function* keepForReturn() {
  const { value, context } = (yield* select((state: RootState) => state.actors.imageUpload)) ?? {}
  if (!context?.request || value === 'done') return
  const { request, step, failure, diskName, diskId, snapshotName, snapshotId } = context
  const isImageMade = step === 'snapshotDelete' || step === 'diskDelete'
  const work: CutOffUpload = {
    request: { ...request, file: { ...request.file, id: '' } },
    step,
    failure: failure ?? cutOffFailure(step),
    diskName,
    diskId,
    snapshotName,
    snapshotId,
    isAcknowledged: context.isAcknowledged || isImageMade,
  }
  const at = projectPaths.imageUpload({ project: request.project })
  yield* keepCutOff({
    of: IMAGE_UPLOAD,
    work,
    at,
    toast: {
      variant: 'error',
      title: isImageMade ? 'Could not clean up upload' : 'Could not finish upload',
      content: [
        `Your session ended during the upload of the image ${request.name}. Its temporary disk and snapshot are removed when you open the upload.`,
      ],
      link: { label: 'Open upload', to: at },
      timeout: null,
    },
  })
}

/** Cleans up an upload that was cut off, and gives its values back to the form. */
function* restore() {
  const isOpen = (state: RootState) => selectForm(state, IMAGE_UPLOAD) && selectOwner(state)
  while (!(yield* select(isOpen))) yield* take([events.formOpened, sessionEstablished])
  const work = (yield* takeCutOff(IMAGE_UPLOAD)) as CutOffUpload | undefined
  if (!work) return
  yield* put(uploadRestored(work))
  if (!work.isAcknowledged) yield* giveBack(work.request)
}

/** Cancels an upload, and waits until what it has made is removed. */
function* endBeforeSignOut() {
  const { tags = [] } = (yield* select((state: RootState) => state.actors.imageUpload)) ?? {}
  if (tags.includes('running')) yield* put(uploadCancelled())
  else if (!tags.includes('cleaningUp')) return
  yield* take(uploadEnded)
}

/** Selects the image for the new instance whose form led to the upload. */
function* chooseForInstance({ payload: { form, params } }: ReturnType<typeof events.formOpened>) {
  const { value, context } = (yield* select((state: RootState) => state.actors.imageUpload)) ?? {}
  const { name, project } = context?.request ?? {}
  if (form !== INSTANCE_CREATE || value !== 'done' || params.project !== project) return
  const query = allProjectImagesQuery({ project: params.project ?? '' })
  const images = yield* select((state: RootState) => selectData(state, query)?.items)
  const image = images?.find(each => each.name === name)
  if (!image) return
  const values = { bootSource: 'projectImage', projectImageId: image.id }
  yield* put(events.formChanged({ form: INSTANCE_CREATE, values }))
  yield* put(uploadAcknowledged())
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
  yield* fork(restore)
  const { beforeSignOut } = yield* services()
  beforeSignOut.add(endBeforeSignOut)
  yield* takeEvery([leavingForLogin, takenOver], keepForReturn)
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
    yield* put(events.guardRaised({ form: IMAGE_UPLOAD, leaveDialog }))
  })
  yield* takeEvery([uploadHalted, uploadWithdrawn, uploadEnded], function* () {
    yield* put(events.guardLowered({ form: IMAGE_UPLOAD }))
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
  yield* takeEvery(events.formOpened, chooseForInstance)
  yield* takeEvery(uploadSentToBackground, function* ({ payload }) {
    yield* put(events.guardLowered({ form: IMAGE_UPLOAD }))
    yield* put(navigationRequested({ to: afterUpload(payload) }))
  })
}
