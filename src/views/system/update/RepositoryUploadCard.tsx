import { CircleAlert, Upload } from 'lucide-react'
import { selectOpenDialogs } from '@/store/forms/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { requestForm } from '@/store/system/forms'
import {
  selectRepositoryUpload,
  type RepositoryUploadViewModel,
} from '@/store/system/update/upload'
import { UPLOAD } from '@/store/system/update/upload.form'
import { Button } from '@/ui/Button/Button'
import { ProgressBar } from '@/ui/ProgressBar/ProgressBar'
import styles from './upload.module.css'

const sentenceOf = ({ phase, fileName }: RepositoryUploadViewModel) => {
  if (phase === 'failed') return `The upload of ${fileName} failed`
  return phase === 'verifying' ? `Verifying ${fileName}` : `Uploading ${fileName}`
}

/** Shows over every screen how far an upload is whose dialog is closed, and leads back to it. */
export function RepositoryUploadCard() {
  const send = useSend()
  const upload = useAppSelector(selectRepositoryUpload)
  const isOpen = useAppSelector(state => selectOpenDialogs(state).includes(UPLOAD))
  if (!upload || isOpen || upload.phase === 'done') return null
  const { phase, percent, pace } = upload
  const Icon = phase === 'failed' ? CircleAlert : Upload
  return (
    <section aria-label="Repository upload" className={styles.card} data-phase={phase}>
      <Icon size={16} className={styles.icon} />
      <span role="status" className={styles.text}>
        {sentenceOf(upload)}
      </span>
      {phase === 'uploading' && (
        <div className={styles.progress} data-figures>
          <ProgressBar label="Repository upload" value={percent} />
          <span>{[`${percent}%`, pace].filter(Boolean).join(', ')}</span>
        </div>
      )}
      <Button size="sm" onPress={() => send(requestForm('repositoryUpload'))}>
        Details
      </Button>
    </section>
  )
}
