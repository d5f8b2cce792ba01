import { Pause, Play, Circle, CircleAlert, CircleCheck, CirclePause } from 'lucide-react'
import { truncateMiddle } from '@/lib/text'
import { uploadPaused, uploadResumed } from '@/store/project/image-upload/events'
import {
  type UploadViewModel,
  paceOf,
  SENDING_ROW,
  type StepStatus,
  type StepViewModel,
} from '@/store/project/image-upload/progress'
import { useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { ProgressBar } from '@/ui/ProgressBar/ProgressBar'
import { Spinner } from '@/ui/Spinner/Spinner'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { cx } from '@/ui/cx'
import styles from './UploadSteps.module.css'

const NAME_LENGTH = 36

/** The uploaded share of the file, the speed, and a button to pause. */
function FileProgress(upload: UploadViewModel) {
  const send = useSend()
  const { fileName, amount, percent, phase, isSending } = upload
  const isPaused = phase === 'paused'
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <span title={fileName} className={styles.name}>
          {truncateMiddle(fileName, NAME_LENGTH)}
        </span>
        <span data-figures>{percent}%</span>
      </div>
      <ProgressBar label="Upload progress" value={percent} />
      <div className={styles.line} data-figures>
        <span>{amount}</span>
        <span>{isSending && paceOf(upload)}</span>
      </div>
      {isSending && (
        <Button size="sm" onPress={() => send(isPaused ? uploadResumed() : uploadPaused())}>
          {isPaused ? <Play size={14} /> : <Pause size={14} />}
          {isPaused ? 'Resume' : 'Pause'}
        </Button>
      )}
    </div>
  )
}

const icons: Record<StepStatus, typeof Circle> = {
  ready: Circle,
  running: Circle,
  paused: CirclePause,
  complete: CircleCheck,
  error: CircleAlert,
}

const words: Record<StepStatus, string> = {
  ready: 'still to come',
  running: 'under way',
  paused: 'paused',
  complete: 'complete',
  error: 'failed',
}

function StepIcon({ status }: Pick<StepViewModel, 'status'>) {
  const Icon = icons[status]
  return (
    <span className={styles.icon}>
      {status === 'running' ? <Spinner /> : <Icon size={16} aria-hidden="true" />}
    </span>
  )
}

/** The steps of an upload with the status of each. */
export function UploadSteps(upload: UploadViewModel) {
  return (
    <ol className={styles.steps}>
      {upload.steps.map(({ label, status }, row) => (
        <li
          key={label}
          className={cx('upload-step', styles.step)}
          data-testid={`upload-step: ${label}`}
          data-status={status}
          data-last={row === upload.steps.length - 1 || undefined}
        >
          <StepIcon status={status} />
          <div className={styles.content}>
            <span>
              {label}
              <VisuallyHidden>, {words[status]}</VisuallyHidden>
            </span>
            {row === SENDING_ROW && status !== 'ready' && <FileProgress {...upload} />}
          </div>
        </li>
      ))}
    </ol>
  )
}
