import { Upload } from 'lucide-react'
import { selectOpenDialogs } from '@/store/forms/selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { requestForm } from '@/store/system/forms'
import {
  selectRepositoryUpload,
  type RepositoryUploadViewModel,
} from '@/store/system/update/upload'
import { UPLOAD } from '@/store/system/update/upload.form'
import { Button } from '@/ui/Button/Button'
import { ProgressCard } from '@/views/shared/progress-card/ProgressCard'

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
  return (
    <ProgressCard
      label="Repository upload"
      icon={Upload}
      phase={phase}
      sentence={sentenceOf(upload)}
      progress={phase === 'uploading' && { label: 'Repository upload', percent, pace }}
    >
      <Button size="sm" onPress={() => send(requestForm('repositoryUpload'))}>
        Details
      </Button>
    </ProgressCard>
  )
}
