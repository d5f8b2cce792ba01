import {
  call,
  cancel,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga'
import {
  type ApiError,
  isUnanswered,
  mayBeDone,
  sentence,
  withoutAdvice,
} from '@/api/core/api-error'
import { emphasis } from '@/lib/rich-text'
import type { UploadFailure } from '@/machines/repository-upload/repository-upload.events'
import { commandSucceeded } from '@/store/commands/events'
import { carryOutCommand } from '@/store/commands/run'
import { confirmDismissed, selectConfirmRequest } from '@/store/confirm/confirm'
import type { FileValue } from '@/store/forms/definition'
import {
  formChanged,
  formClosed,
  formOpened,
  formReopened,
  formStartedOver,
} from '@/store/forms/events'
import { keepCutOff, takeCutOff } from '@/store/forms/returns.saga'
import { selectForm, selectOpenDialogs } from '@/store/forms/selectors'
import { leavingForLogin, takenOver } from '@/store/session/session'
import { actorStartRequested } from '@/store/setup/actors'
import { services, wait } from '@/store/setup/effects'
import type { RootState } from '@/store/setup/state'
import { unloadGuarded, unloadUnguarded } from '@/store/tab/slice'
import { toastAdded, type ToastContent } from '@/store/toasts/slice'
import { requestForm } from '../forms'
import { systemPaths } from '../paths'
import { CANCEL_SOURCE, SET_TARGET } from './actions'
import {
  checkStarted,
  fileDropped,
  repositoryChecked,
  repositoryChosen,
  repositoryRefused,
  repositoryStored,
  sendingStarted,
  uploadAcknowledged,
  uploadBegun,
  uploadCancelled,
  uploadEnded,
  uploadFailed,
  uploadFinished,
  uploadHalted,
  uploadProgressed,
} from './events'
import { isSameHash, phaseOf, selectUploadContext } from './upload'
import { sizeError, UPLOAD, type RepositoryUploadValues } from './upload.form'

/** How often to ask how far hashing or sending is, in milliseconds. */
const STEP = 500

/** How ZIP files start. */
const ZIP = [{ text: 'PK', offset: 0 }]

function* currentFile() {
  const { file } = (yield* select(selectUploadContext)) ?? {}
  if (!file) throw new Error('No repository is chosen.')
  return file
}

function* followProgress(run: number, id: string) {
  const { ports } = yield* services()
  for (;;) {
    yield* wait(STEP)
    const bytes = yield* call(ports.files.progress, id)
    yield* put(uploadProgressed({ run, bytes, at: ports.clock.now() }))
  }
}

function* check(run: number) {
  const { id } = yield* currentFile()
  const { files } = (yield* services()).ports
  try {
    const [isZip = false] = yield* call(files.find, id, ZIP)
    if (!isZip) {
      const message = 'This is not a repository: choose a ZIP file'
      yield* put(repositoryRefused({ run, message, isFinal: true }))
      return
    }
    const { hash = '' } = yield* race({
      hash: call(files.hash, id),
      progress: call(followProgress, run, id),
    })
    yield* put(repositoryChecked({ run, hash }))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    yield* put(repositoryRefused({ run, message, isFinal: true }))
  }
}

const NOT_KNOWN =
  'It is not known whether the whole file arrived. If it did, the repository will be in the list.'

/** What to tell of a failed upload. */
const failureOf = (error: ApiError): UploadFailure => {
  const { statusCode, requestId } = error
  const message = sentence(withoutAdvice(error))
  if (statusCode === 401)
    return {
      message: 'The session ended before the upload did. Choose the file again.',
      isFinal: true,
    }
  if (isUnanswered(error) && mayBeDone(error))
    return { message: `${message} ${NOT_KNOWN}`, requestId }
  if (statusCode === 413)
    return { message: `${message} A repository can have at most 4 GiB.`, requestId }
  return { message, requestId }
}

function* send(run: number) {
  const { id, name } = yield* currentFile()
  const controller = new AbortController()
  const progress = yield* fork(followProgress, run, id)
  const halting = yield* fork(function* halt() {
    yield* take([uploadHalted, takenOver])
    controller.abort()
  })
  const outcome = yield* carryOutCommand(
    {
      endpoint: 'systemUpdateRepositoryUpload',
      args: { query: { fileName: name }, body: { fileId: id } },
      confirmedWithin: 0,
    },
    { signal: controller.signal },
  )
  yield* cancel(progress)
  yield* cancel(halting)
  if ('error' in outcome) {
    yield* put(uploadFailed({ run, ...failureOf(outcome.error) }))
    return
  }
  const { repo, status } = outcome.data
  const stored = { version: repo.systemVersion, isNew: status === 'inserted', hash: repo.hash }
  yield* put(repositoryStored({ run, ...stored }))
}

function* isDialogOpen() {
  return (yield* select(selectOpenDialogs)).includes(UPLOAD)
}

/** Tells how an upload ended whose dialog is closed. */
function* tellEnd() {
  if (yield* isDialogOpen()) return
  const { stored, hash } = (yield* select(selectUploadContext)) ?? {}
  yield* put(uploadAcknowledged())
  if (!stored) return
  const link = { label: 'View repositories', to: systemPaths.updateRepositories() }
  const version = emphasis(stored.version)
  const toast: ToastContent = stored.isNew
    ? {
        content: ['Repository ', version, ' uploaded'],
        action: {
          label: SET_TARGET,
          event: requestForm('targetRelease', { version: stored.version }),
        },
      }
    : { variant: 'info', content: ['The system has repository ', version, ' already'], link }
  yield* put(
    toastAdded(
      isSameHash(hash, stored.hash)
        ? toast
        : {
            variant: 'error',
            title: 'Could not verify repository',
            content: [
              'The checksum of repository ',
              version,
              ' does not match the file that was sent.',
            ],
            link,
            timeout: null,
          },
    ),
  )
}

/** Takes the file that the user chose, unless it cannot be a repository. */
const usable = (file: FileValue | null): FileValue | null =>
  file && file.id !== '' && sizeError(file) === undefined ? file : null

function* closeQuestion() {
  const request = yield* select(selectConfirmRequest)
  if (request?.source === CANCEL_SOURCE) yield* put(confirmDismissed())
}

function* watchForm() {
  yield* takeEvery(formChanged, function* ({ payload: { form, values } }) {
    if (form !== UPLOAD || !('file' in values)) return
    yield* put(repositoryChosen({ file: usable(values.file as FileValue | null) }))
  })
  yield* takeEvery([formClosed, formStartedOver], function* ({ payload: { form } }) {
    if (form !== UPLOAD) return
    const actor = yield* select((state: RootState) => state.actors.repositoryUpload)
    yield* put(actor?.value === 'done' ? uploadAcknowledged() : repositoryChosen({ file: null }))
  })
}

/** Keeps what was entered for an upload that ends with the session. */
function* keepForReturn() {
  const { value, tags, context } =
    (yield* select((state: RootState) => state.actors.repositoryUpload)) ?? {}
  if (!context?.file || value === 'done' || !tags?.includes('shown')) return
  const { file, expected } = context
  const mayBeWhole = phaseOf(value) === 'verifying' || phaseOf(value) === 'failed'
  yield* keepCutOff({
    of: UPLOAD,
    work: { expected, file: { ...file, id: '' } },
    toast: {
      variant: 'error',
      title: 'Could not finish upload',
      content: [
        `Your session ended during the upload of ${file.name}. ${mayBeWhole ? NOT_KNOWN : 'The system keeps only whole files.'}`,
      ],
      link: { label: 'View repositories', to: systemPaths.updateRepositories() },
      timeout: null,
    },
  })
}

/** Gives back what was entered for an upload that was cut off, when its form opens. */
function* restore() {
  while (!(yield* select((state: RootState) => selectForm(state, UPLOAD)))) yield* take(formOpened)
  const values = (yield* takeCutOff(UPLOAD)) as RepositoryUploadValues | undefined
  if (values) yield* put(formChanged({ form: UPLOAD, values: { ...values } }))
}

/** Carries out what the machine of the upload decides. */
export function* watchRepositoryUpload() {
  const { ports } = yield* services()
  yield* put(actorStartRequested({ id: UPLOAD, machine: UPLOAD, input: undefined }))
  yield* watchForm()
  yield* fork(restore)
  yield* takeEvery([leavingForLogin, takenOver], keepForReturn)
  yield* takeLatest(checkStarted, function* ({ payload: { run } }) {
    yield* check(run)
  })
  yield* takeEvery(uploadBegun, function* () {
    yield* put(unloadGuarded({ by: UPLOAD }))
  })
  yield* takeEvery(sendingStarted, function* ({ payload: { run } }) {
    yield* send(run)
  })
  yield* takeEvery(uploadEnded, function* () {
    yield* put(unloadUnguarded({ by: UPLOAD }))
    yield* closeQuestion()
  })
  yield* takeEvery(uploadCancelled, function* () {
    yield* put(commandSucceeded({ source: CANCEL_SOURCE }))
  })
  yield* takeEvery(uploadHalted, function* () {
    const form = yield* select((state: RootState) => selectForm(state, UPLOAD))
    yield* put(
      form?.value === 'done' ? formReopened({ form: UPLOAD }) : repositoryChosen({ file: null }),
    )
  })
  yield* takeEvery(uploadFinished, tellEnd)
  yield* takeEvery(fileDropped, function* ({ payload: { id } }) {
    yield* call(ports.files.forget, id)
  })
}
