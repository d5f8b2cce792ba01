import { Upload } from 'lucide-react'
import { selectOpenDialogs } from '@/store/forms/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { requestForm } from '@/store/system/forms'
import {
  selectRepositoryUpload,
  type RepositoryUploadViewModel,
} from '@/store/system/update/upload'
import { UPLOAD } from '@/store/system/update/upload.form'
import { ProgressChip } from '@/views/shared/progress-chip/ProgressChip'

const SHORT: Partial<Record<RepositoryUploadViewModel['phase'], string>> = {
  checking: 'Checking',
  verifying: 'Verifying',
  failed: 'Upload failed',
}

const sentenceOf = ({ phase, fileName }: RepositoryUploadViewModel) =>
  phase === 'failed'
    ? `The upload of ${fileName} failed`
    : `${SHORT[phase] ?? 'Uploading'} ${fileName}`

/** Shows over every screen how far an upload is whose dialog is closed, and leads back to it. */
export function RepositoryUploadChip() {
  const send = useSend()
  const upload = useAppSelector(selectRepositoryUpload)
  const isOpen = useAppSelector(state => selectOpenDialogs(state).includes(UPLOAD))
  if (!upload || isOpen || upload.phase === 'done') return null
  const { phase, percent, pace } = upload
  return (
    <ProgressChip
      label="Repository upload"
      icon={Upload}
      phase={phase}
      short={SHORT[phase] ?? 'Uploading'}
      sentence={sentenceOf(upload)}
      progress={(phase === 'checking' || phase === 'uploading') && { percent, pace }}
      details={{ label: 'Details', onPress: () => send(requestForm('repositoryUpload')) }}
    />
  )
}
