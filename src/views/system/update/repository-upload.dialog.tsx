import { useAppSelector } from '@/store/setup/hooks'
import {
  machines,
  selectFileCheck,
  selectRepositoryUpload,
  uploadObstacle,
} from '@/store/system/update/upload'
import {
  repositoryUploadForm,
  useRepositoryUploadField as useField,
} from '@/store/system/update/upload.form'
import { watchRepositoryUpload } from '@/store/system/update/upload.saga'
import { TextField } from '@/ui/TextField/TextField'
import { KeptFileField } from '@/views/shared/kept-file-field/KeptFileField'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { FileChecksum } from './FileChecksum'
import { RepositoryUploadChip } from './RepositoryUploadChip'
import { NoTrustRoots, RepositoryUploadProgress } from './RepositoryUploadProgress'

function Fields() {
  const file = useField('file')
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
        {...useField('expected')}
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
    <SideForm
      form={repositoryUploadForm}
      title="Upload repository"
      submitLabel="Upload repository"
      disabledReason={obstacle}
      isLocal
    >
      <Fields />
    </SideForm>
  )
}

const sagas = [watchRepositoryUpload]

export {
  machines,
  repositoryUploadForm as form,
  RepositoryUploadChip as Chip,
  sagas,
  RepositoryUploadDialog as View,
}
