import { Upload } from 'lucide-react'
import { selectLocation } from '@/store/navigation/selectors'
import { uploadAcknowledged } from '@/store/project/image-upload/events'
import {
  selectUploadView,
  type UploadViewModel,
  paceOf,
} from '@/store/project/image-upload/progress'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Link } from '@/ui/Link/Link'
import { ProgressCard } from '@/views/shared/progress-card/ProgressCard'

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

/** Shows the progress of a running upload on all other screens, and links back to it. */
export function UploadCard() {
  const send = useSend()
  const upload = useAppSelector(selectUploadView)
  const path = useAppSelector(selectLocation)?.path
  if (!upload) return null
  const { project, phase, image, percent, isSending } = upload
  const details = projectPaths.imageUpload({ project })
  if (path === details) return null
  return (
    <ProgressCard
      label="Image upload"
      icon={Upload}
      phase={phase}
      sentence={sentenceOf(upload)}
      progress={isSending && { label: `Upload of ${image}`, percent, pace: paceOf(upload) }}
      onDismiss={phase === 'done' && (() => send(uploadAcknowledged()))}
    >
      {phase === 'done' ? (
        <Link href={projectPaths.images({ project })}>View images</Link>
      ) : (
        <Link href={details}>Details</Link>
      )}
    </ProgressCard>
  )
}
