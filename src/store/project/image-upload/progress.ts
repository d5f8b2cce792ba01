import { createSelector } from '@reduxjs/toolkit'
import { formatBytes } from '@/lib/size'
import { timeLeft } from '@/lib/duration'
import type { Leftover } from '@/machines/image-upload/image-upload.events'
import type { ImageUploadContext, UploadStep } from '@/machines/image-upload/image-upload.machine'
import { rateOf } from '@/machines/image-upload/progress'
import type { RootState } from '@/store/setup/state'

/** The context of the upload's machine; undefined before its code is loaded. */
export const selectUpload = (state: RootState): ImageUploadContext | undefined =>
  state.actors.imageUpload?.context

type StepStatus = 'ready' | 'running' | 'paused' | 'complete' | 'error'

interface StepViewModel {
  label: string
  status: StepStatus
}

/** The rows of the progress dialog, with the steps in each. */
const STEPS: readonly { label: string; steps: readonly UploadStep[] }[] = [
  { label: 'Create temporary disk', steps: ['diskCreate'] },
  { label: 'Start import', steps: ['importStart'] },
  { label: 'Upload image file', steps: ['chunks'] },
  { label: 'Finish import', steps: ['importStop'] },
  { label: 'Finalize disk and create snapshot', steps: ['finalize', 'snapshotView'] },
  { label: 'Create image', steps: ['imageCreate'] },
  { label: 'Delete disk and snapshot', steps: ['snapshotDelete', 'diskDelete'] },
  { label: 'Image uploaded successfully', steps: [] },
]

/** The row of the step that uploads the file. */
export const SENDING_ROW = STEPS.findIndex(({ steps }) => steps.includes('chunks'))

const statusOf = (
  row: number,
  current: number,
  phase: UploadViewModel['phase'],
  isFailed: boolean,
): StepStatus => {
  if (row !== current) return row < current ? 'complete' : 'ready'
  if (isFailed) return 'error'
  return phase === 'paused' ? 'paused' : 'running'
}

/** The percentage of the file that is done, as a whole number; 0 for an empty plan. */
const percentOf = ({ plan: { done, total } }: ImageUploadContext) =>
  total === 0 ? 0 : Math.round((100 * done) / total)

/** Says what happened to the temporary disk and snapshot. */
const aftermathOf = (isOver: boolean, left: readonly Leftover[]): string => {
  if (!isOver) return 'What the upload has left behind is being removed.'
  return left.length > 0
    ? `The temporary ${left.join(' and the temporary ')} could not be removed.`
    : 'Its temporary disk and snapshot are deleted: nothing is left behind.'
}

const failureOf = (
  { failure, step, request, snapshotName, left }: ImageUploadContext,
  isOver: boolean,
) => {
  if (!failure || !request) return null
  const isImageMade = step === 'snapshotDelete' || step === 'diskDelete'
  const isNameTaken = step === 'imageCreate' && failure.isNameTaken
  return {
    message: isImageMade
      ? `The image has been created, but its temporary disk or snapshot could not be deleted. ${failure.message}`
      : failure.message,
    requestId: failure.requestId,
    /** Null if the kept snapshot is described instead. */
    aftermath: isNameTaken ? null : aftermathOf(isOver, left),
    /** The request to retry with; null if that cannot help, is not possible yet, or lacks the file. */
    retry: isOver && !isImageMade && !isNameTaken && request.file.id !== '' ? request : null,
    /** The snapshot from which the image can still be created under another name. */
    keptSnapshot: isNameTaken ? snapshotName : null,
  }
}

export interface UploadViewModel {
  project: string
  image: string
  fileName: string
  /** The phase of the upload. */
  phase: 'running' | 'paused' | 'unreachable' | 'cancelling' | 'failed' | 'done'
  steps: readonly StepViewModel[]
  /**
   * True while the file itself is being uploaded, even if that is paused or the API is unreachable.
   */
  isSending: boolean
  /** The label of the current step. */
  doing: string
  percent: number
  /** `1.50 GiB / 3.00 GiB` */
  amount: string
  /** `12.34 MiB/s`; null while nothing is sent or the rate is unknown. */
  rate: string | null
  /** `2 min left` */
  left: string | null
  failure: ReturnType<typeof failureOf>
  /** True if it can no longer be cancelled. */
  isFinal: boolean
}

const phaseOf = (value: unknown, tags: readonly string[], context: ImageUploadContext) => {
  if (value === 'done') return 'done'
  if (context.isAcknowledged) return 'cancelling'
  if (context.failure) return 'failed'
  if (tags.includes('paused')) return 'paused'
  return tags.includes('unreachable') ? 'unreachable' : 'running'
}

const size = (bytes: number) => formatBytes(bytes, { padded: true })

/** The upload that is running or has just ended; null if there is none. */
export const selectUploadView = createSelector(
  (state: RootState) => state.actors.imageUpload,
  (actor): UploadViewModel | null => {
    const { request } = actor?.context ?? {}
    if (!actor || !request || actor.tags.includes('opening')) return null
    const { value, tags, context } = actor
    const { step, failure, samples, doneBytes } = context
    const { size: total } = request.file
    const found = STEPS.findIndex(({ steps }) => steps.includes(step))
    const current = value === 'done' ? STEPS.length : found
    const phase = phaseOf(value, tags, context)
    const rate = step === 'chunks' && phase === 'running' ? rateOf(samples) : null
    const percent = percentOf(context)
    return {
      project: request.project,
      image: request.name,
      fileName: request.file.name,
      phase,
      steps: STEPS.map(({ label }, row) => ({
        label,
        status: statusOf(row, current, phase, failure !== null),
      })),
      isSending: step === 'chunks' && ['running', 'paused', 'unreachable'].includes(phase),
      doing: STEPS[found]?.label ?? '',
      percent,
      amount: `${size(total * (percent / 100))} / ${size(total)}`,
      rate: rate && `${size(rate.sent)}/s`,
      left: rate && rate.done > 0 ? timeLeft((total - doneBytes) / rate.done) : null,
      failure: failureOf(context, value === 'failed'),
      isFinal: tags.includes('final'),
    }
  },
)

/** Why another upload cannot start in the project, in a sentence; null if it can. */
export const selectUploadObstacle = (state: RootState, project: string): string | null => {
  const actor = state.actors.imageUpload
  const upload = selectUpload(state)
  if (!actor || !upload?.request || actor.value === 'idle') return null
  if (actor.tags.includes('cleaningUp') && upload.isAcknowledged)
    return 'What the last upload has left behind is being removed.'
  if (upload.request.project === project || actor.value === 'done') return null
  return actor.value === 'failed'
    ? `The upload of the image ${upload.request.name} in the project ${upload.request.project} has failed: open it first.`
    : `The image ${upload.request.name} is being uploaded in the project ${upload.request.project}: wait until it is there.`
}

/** The upload speed and remaining time, or why it is not progressing. */
export const paceOf = ({ phase, rate, left }: Pick<UploadViewModel, 'phase' | 'rate' | 'left'>) => {
  if (phase === 'paused') return 'Paused'
  if (phase === 'unreachable') return 'No connection: continues when it is back'
  return [rate, left].filter(Boolean).join(', ')
}
