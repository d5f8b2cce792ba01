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
import { ProgressChip } from '@/views/shared/progress-chip/ProgressChip'

const SHORT: Partial<Record<UploadViewModel['phase'], string>> = {
  done: 'Uploaded',
  failed: 'Upload failed',
  cancelling: 'Cancelling',
}

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
export function UploadChip() {
  const send = useSend()
  const upload = useAppSelector(selectUploadView)
  const path = useAppSelector(selectLocation)?.path
  if (!upload) return null
  const { project, phase, percent, isSending } = upload
  const details = projectPaths.imageUpload({ project })
  if (path === details) return null
  return (
    <ProgressChip
      label="Image upload"
      icon={Upload}
      phase={phase}
      short={SHORT[phase] ?? 'Uploading'}
      sentence={sentenceOf(upload)}
      progress={isSending && { percent, pace: paceOf(upload) }}
      details={
        phase === 'done'
          ? { label: 'View images', href: projectPaths.images({ project }) }
          : { label: 'Details', href: details }
      }
      onDismiss={phase === 'done' && (() => send(uploadAcknowledged()))}
    />
  )
}
