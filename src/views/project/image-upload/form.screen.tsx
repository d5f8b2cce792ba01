import { Upload } from 'lucide-react'
import { formatNumber } from '@/lib/number'
import { BLOCK_SIZES } from '@/lib/limits'
import { selectForm } from '@/store/forms/selectors'
import { watchImageUploadCleanup } from '@/store/project/image-upload/cleanup.saga'
import { watchChosenImage } from '@/store/project/image-upload/inspect.saga'
import { watchImageUploadLife, machines } from '@/store/project/image-upload/life.saga'
import {
  selectUploadObstacle,
  selectUploadView,
  type UploadViewModel,
  paceOf,
} from '@/store/project/image-upload/progress'
import { blockSizeNotice, bootNotices } from '@/store/project/image-upload/rules'
import { watchImageUpload } from '@/store/project/image-upload/run.saga'
import { IMAGE_UPLOAD, imageUploadForm as form } from '@/store/project/image-upload/upload.form'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { Link } from '@/ui/Link/Link'
import { Stack } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { TextField } from '@/ui/TextField/TextField'
import { guide } from '@/views/shared/docs/guides'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { KeptFileField } from '@/views/shared/kept-file-field/TypedFileField'
import { useParams } from '@/views/shell/route-context'
import { selectLocation } from '@/store/navigation/selectors'
import { uploadAcknowledged } from '@/store/project/image-upload/events'
import { ProgressChip } from '@/views/shared/progress-chip/ProgressChip'
import { UploadDialog } from './UploadDialog'

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
function UploadChip() {
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

const IMAGES = guide('Images', 'creating-and-sharing-images')
const PREPARING = guide(
  'Preparing images for import',
  'creating-and-sharing-images#_preparing_images_for_import',
)

const BLOCK_SIZE_OPTIONS = BLOCK_SIZES.map(size => ({
  value: `${size}`,
  label: formatNumber(size),
}))

function BlockSizeField() {
  const { value, onChange, ...field } = form.useField('blockSize')
  const findings = form.useField('file').value?.findings
  const notice = blockSizeNotice(findings, value)
  return (
    <div>
      <RadioGroup
        {...field}
        label="Block size"
        units="bytes"
        options={BLOCK_SIZE_OPTIONS}
        value={`${value}`}
        onChange={chosen => onChange(BLOCK_SIZES.find(size => `${size}` === chosen) ?? value)}
        isInline
        isRequired
      />
      <Stack role="status" marginTop={notice ? 3 : 0}>
        {notice && <Message title="Block size might be set incorrectly">{notice}</Message>}
      </Stack>
    </div>
  )
}

function ImageFileField() {
  const { value, ...field } = form.useField('file')
  const notices = value ? bootNotices(value.name, value.findings) : []
  return (
    <div>
      <KeptFileField {...field} value={value} label="Image file" isRequired />
      <Stack role="status" marginTop={notices.length > 0 ? 3 : 0}>
        {notices.length > 0 && (
          <Message title="This image might not be bootable" link={PREPARING}>
            <ul>
              {notices.map(notice => (
                <li key={notice}>{notice}</li>
              ))}
            </ul>
          </Message>
        )}
      </Stack>
    </div>
  )
}

/** The fields of an image to upload. Each field subscribes to its own value. */
function ImageUploadFields() {
  return (
    <>
      <Message>
        What must an image contain? See the guide <Link href={IMAGES.href}>{IMAGES.label}</Link>.
      </Message>
      <IdentityFields useField={form.useField} />
      <TextField {...form.useField('os')} label="OS" />
      <TextField {...form.useField('version')} label="Version" />
      <BlockSizeField />
      <ImageFileField />
    </>
  )
}

/**
 * The form of an image to upload and, over it, the progress of the upload. If the user leaves the
 * screen and comes back, the form reappears once it can be used again.
 */
function ImageUploadView() {
  const { project } = useParams(projectPaths.project)
  const upload = useAppSelector(selectUploadView)
  const obstacle = useAppSelector(state => selectUploadObstacle(state, project))
  const isSender = useAppSelector(state => selectForm(state, IMAGE_UPLOAD)?.value === 'done')
  const shown = upload?.project === project && upload.phase !== 'cancelling' ? upload : null
  return (
    <>
      {(!shown || isSender) && (
        <SideForm form={form} title="Upload image" disabledReason={obstacle}>
          {obstacle && <Message>{obstacle}</Message>}
          <ImageUploadFields />
        </SideForm>
      )}
      {shown && <UploadDialog {...shown} />}
    </>
  )
}

const sagas = [watchImageUpload, watchImageUploadCleanup, watchImageUploadLife, watchChosenImage]

export { machines, form, UploadChip as Chip, sagas, ImageUploadView as View }
