import { Pause, Play } from 'lucide-react'
import { truncateMiddle } from '@/lib/text'
import { uploadPaused, uploadResumed } from '@/store/project/image-upload/events'
import { type UploadViewModel, paceOf } from '@/store/project/image-upload/progress'
import { useSend } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { ProgressBar } from '@/ui/ProgressBar/ProgressBar'
import styles from './FileProgress.module.css'

const NAME_LENGTH = 36

/** How much of the file is there, how fast it goes, and a way to pause it. */
export function FileProgress(upload: UploadViewModel) {
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
