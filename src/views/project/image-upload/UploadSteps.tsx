import { Circle, CircleAlert, CircleCheck, CirclePause } from 'lucide-react'
import {
  SENDING_ROW,
  type StepStatus,
  type StepViewModel,
  type UploadViewModel,
} from '@/store/project/image-upload/progress'
import { cx } from '@/ui/cx'
import { Spinner } from '@/ui/Spinner/Spinner'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { FileProgress } from './FileProgress'
import styles from './UploadSteps.module.css'

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

/** The steps of an upload, with how far each of them is. */
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
