import { Upload } from 'lucide-react'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import {
  machines,
  selectFileCheck,
  selectRepositoryUpload,
  uploadObstacle,
  type FileCheck,
  type RepositoryUploadViewModel,
} from '@/store/system/update/upload'
import { repositoryUploadForm as form, UPLOAD } from '@/store/system/update/upload.form'
import { watchRepositoryUpload } from '@/store/system/update/upload.saga'
import { Text } from '@/ui/Layout/Layout'
import { TextField } from '@/ui/TextField/TextField'
import { KeptFileField } from '@/views/shared/kept-file-field/TypedFileField'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { Badge } from '@/ui/Badge/Badge'
import { CopyButton } from '@/ui/CopyButton/CopyButton'
import { ProgressBar } from '@/ui/ProgressBar/ProgressBar'
import { selectOpenDialogs } from '@/store/forms/selectors'
import { requestForm } from '@/store/system/forms'
import { ProgressChip } from '@/views/shared/progress-chip/ProgressChip'
import { NoTrustRoots, RepositoryUploadProgress } from './RepositoryUploadProgress'
import styles from './update.module.css'

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
function RepositoryUploadChip() {
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

/** The checksum of the chosen file, and whether it is the expected one. */
function FileChecksum({ hash, percent, isMatch, problem }: FileCheck) {
  if (problem !== undefined) return null
  return (
    <dl className={styles.checksum}>
      <dt>SHA-256</dt>
      <dd>
        {hash === null ? (
          <div className={styles.computing} data-figures>
            <ProgressBar label="Checksum" value={percent} /> {percent}%
          </div>
        ) : (
          <>
            <Text overflowWrap="anywhere" display="block" fontFamily="mono">
              {hash} <CopyButton label="Copy SHA-256" text={hash} />
            </Text>
            <span role="status">
              {isMatch === true && <Badge tone="success">Matches</Badge>}
              {isMatch === false && <Badge tone="danger">Does not match</Badge>}
            </span>
          </>
        )}
      </dd>
    </dl>
  )
}

function Fields() {
  const file = form.useField('file')
  const check = useAppSelector(selectFileCheck)
  return (
    <>
      <NoTrustRoots />
      <KeptFileField
        {...file}
        error={file.error ?? check?.problem}
        label="Repository file"
        help="The ZIP file of a release, at most 4 GiB. It is sent in one request, which cannot be resumed."
        accept={['.zip']}
        isRequired
      />
      {check && <FileChecksum {...check} />}
      <TextField
        {...form.useField('expected')}
        label="Expected SHA-256"
        help="From Oxide support. Compared before the upload."
        isMonospace
      />
    </>
  )
}

/** Uploads a repository, over any page: the form, or the progress of the upload. */
function RepositoryUploadDialog() {
  const upload = useAppSelector(selectRepositoryUpload)
  const obstacle = useAppSelector(state => uploadObstacle(selectFileCheck(state)))
  return upload ? (
    <RepositoryUploadProgress {...upload} />
  ) : (
    <SideForm form={form} title="Upload repository" disabledReason={obstacle} isLocal>
      <Fields />
    </SideForm>
  )
}

const sagas = [watchRepositoryUpload]

export { machines, form, RepositoryUploadChip as Chip, sagas, RepositoryUploadDialog as View }
