import { createSelector } from '@reduxjs/toolkit'
import { formatBytes } from '@/lib/size'
import { timeLeft } from '@/lib/duration'
import { rateOf } from '@/machines/image-upload/progress'
import {
  repositoryUploadMachine,
  type RepositoryUploadContext,
} from '@/machines/repository-upload/repository-upload.machine'
import { selectFormValue } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { normalHash, UPLOAD } from './upload.form'

/** The context of the upload's machine; undefined before its code is loaded. */
export const selectUploadContext = (state: RootState): RepositoryUploadContext | undefined =>
  state.actors.repositoryUpload?.context

export const isSameHash = (one: string | null | undefined, other: string): boolean =>
  normalHash(one ?? '') === normalHash(other)

/** What is known of the file that is chosen in the form. */
export interface FileCheck {
  /** Of the checksum, in percent. */
  percent: number
  /** SHA-256 in hex; null until it is known. */
  hash: string | null
  /** Whether it is the expected one; null if none is expected, or it is not known yet. */
  isMatch: boolean | null
  /** Why the file cannot be uploaded. */
  problem: string | undefined
}

const percentOf = ({ bytes, file }: RepositoryUploadContext) =>
  file ? Math.floor((100 * Math.min(bytes, file.size)) / file.size) : 0

/** The check of the chosen file; null if none is chosen. */
export const selectFileCheck = createSelector(
  [
    selectUploadContext,
    (state: RootState) => (selectFormValue(state, UPLOAD, 'expected') ?? '') as string,
  ],
  (upload, expected): FileCheck | null => {
    if (!upload?.file) return null
    const { hash, failure } = upload
    const isCompared = hash !== null && expected.trim() !== ''
    return {
      percent: percentOf(upload),
      hash,
      isMatch: isCompared ? isSameHash(hash, expected) : null,
      problem: failure?.message,
    }
  },
)

/** Why the chosen file cannot be uploaded now, in a sentence; null if it can. */
export const uploadObstacle = (check: FileCheck | null): string | null => {
  if (!check) return null
  if (check.problem !== undefined) return check.problem
  return check.isMatch === false ? 'The file does not have the expected SHA-256' : null
}

const STEPS = ['Check file', 'Upload', 'Verify on the system', 'Done'] as const

type StepStatus = 'ready' | 'running' | 'complete' | 'error'

const PHASES = {
  checking: { row: 0, doing: 'Checking the file' },
  uploading: { row: 1, doing: 'Uploading' },
  verifying: { row: 2, doing: 'Verifying' },
  failed: { row: 0, doing: '' },
  done: { row: STEPS.length, doing: '' },
} as const

type Phase = keyof typeof PHASES

/** The row in which an upload has failed. */
const failedRow = ({ hash, bytes, file }: RepositoryUploadContext): number => {
  if (hash === null) return PHASES.checking.row
  return PHASES[bytes >= (file?.size ?? 0) ? 'verifying' : 'uploading'].row
}

export const phaseOf = (value: unknown): Phase =>
  typeof value === 'object' ? (value as { sending: Phase }).sending : (value as Phase)

const statusOf = (row: number, current: number, isFailed: boolean): StepStatus => {
  if (row !== current) return row < current ? 'complete' : 'ready'
  return isFailed ? 'error' : 'running'
}

const size = (bytes: number) => formatBytes(bytes, { padded: true })

/** The upload that is under way or has just ended; null if there is none. */
export const selectRepositoryUpload = createSelector(
  [(state: RootState) => state.actors.repositoryUpload],
  actor => {
    const { value, context, tags } = actor ?? {}
    if (!context?.file || !tags?.includes('shown')) return null
    const { file, bytes, samples, failure, stored, hash } = context
    const phase = phaseOf(value)
    const total = file.size
    const sent = phase === 'done' || phase === 'verifying' ? total : Math.min(bytes, total)
    const current = phase === 'failed' ? failedRow(context) : PHASES[phase].row
    const isMoving = phase === 'checking' || phase === 'uploading'
    const rate = isMoving ? rateOf(samples)?.sent : undefined
    return {
      phase,
      fileName: file.name,
      percent: Math.floor((100 * sent) / total),
      amount: `${size(sent)} / ${size(total)}`,
      pace: rate ? `${size(rate)}/s, ${timeLeft((total - bytes) / rate)}` : '',
      doing: PHASES[phase].doing,
      steps: STEPS.map((label, row) => ({
        label,
        status: statusOf(row, current, phase === 'failed'),
      })),
      /** The row of the bytes above: those checked, or those sent. */
      row: hash === null ? PHASES.checking.row : PHASES.uploading.row,
      failure,
      stored,
      isDifferent: stored !== null && !isSameHash(hash, stored.hash),
    }
  },
)

export type RepositoryUploadViewModel = NonNullable<ReturnType<typeof selectRepositoryUpload>>

/** The last upload among the recent commands; undefined if there is none. */
export const selectUploadCommand = ({ commands }: RootState): number | undefined =>
  commands.recent.findLast(({ command }) => command.endpoint === 'systemUpdateRepositoryUpload')?.id

/** The machine of the only upload, under the name that its workflow uses. */
export const machines = { repositoryUpload: repositoryUploadMachine }
