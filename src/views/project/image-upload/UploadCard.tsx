import { CircleAlert, CircleCheck, Upload, X } from 'lucide-react'
import { selectLocation } from '@/store/navigation/selectors'
import { uploadAcknowledged } from '@/store/project/image-upload/events'
import {
  selectUploadView,
  type UploadViewModel,
  paceOf,
} from '@/store/project/image-upload/progress'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { IconButton } from '@/ui/IconButton/IconButton'
import { Link } from '@/ui/Link/Link'
import { ProgressBar } from '@/ui/ProgressBar/ProgressBar'
import styles from './UploadCard.module.css'

const sentenceOf = ({ phase, image, doing, isSending }: UploadViewModel) => {
  switch (phase) {
    case 'done':
      return `Image ${image} uploaded`
    case 'failed':
      return `The upload of the image ${image} failed`
    case 'cancelling':
      return `The upload of the image ${image} is being cancelled`
    default:
      return `Uploading the image ${image}${isSending ? '' : `: ${doing.toLowerCase()}`}`
  }
}

const icons = { done: CircleCheck, failed: CircleAlert } as const

function Sending(upload: UploadViewModel) {
  return (
    <div className={styles.progress} data-figures>
      <div className={styles.bar}>
        <ProgressBar label={`Upload of ${upload.image}`} value={upload.percent} />
      </div>
      <span>{[`${upload.percent}%`, paceOf(upload)].filter(Boolean).join(', ')}</span>
    </div>
  )
}

/** Shows the progress of a running upload on all other screens, and links back to it. */
export function UploadCard() {
  const send = useSend()
  const upload = useAppSelector(selectUploadView)
  const path = useAppSelector(selectLocation)?.path
  if (!upload) return null
  const { project, phase } = upload
  const details = projectPaths.imageUpload({ project })
  if (path === details) return null
  const isDone = phase === 'done'
  const Icon = phase === 'done' || phase === 'failed' ? icons[phase] : Upload
  return (
    <section aria-label="Image upload" className={styles.card} data-phase={phase}>
      <Icon size={16} className={styles.icon} />
      <span role="status" className={styles.text}>
        {sentenceOf(upload)}
      </span>
      {upload.isSending && <Sending {...upload} />}
      <Link href={isDone ? projectPaths.images({ project }) : details}>
        {isDone ? 'View images' : 'Details'}
      </Link>
      {isDone && (
        <IconButton label="Dismiss" onPress={() => send(uploadAcknowledged())}>
          <X size={14} />
        </IconButton>
      )}
    </section>
  )
}
