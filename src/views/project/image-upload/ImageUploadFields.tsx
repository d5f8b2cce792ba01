import { BLOCK_SIZES } from '@/lib/limits'
import { blockSizeNotice, bootNotices } from '@/store/project/image-upload/rules'
import { useImageUploadField as useField } from '@/store/project/image-upload/upload.form'
import { FileField } from '@/ui/FileField/FileField'
import { Link } from '@/ui/Link/Link'
import { Message } from '@/ui/Message/Message'
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup'
import { TextField } from '@/ui/TextField/TextField'
import { guide } from '@/views/shared/docs/guides'
import { useFiles } from '@/views/shell/files-context'
import styles from './ImageUploadFields.module.css'
import { IdentityFields } from '@/views/shared/identity-fields/IdentityFields'

const IMAGES = guide('Images', 'creating-and-sharing-images')
const PREPARING = guide(
  'Preparing images for import',
  'creating-and-sharing-images#_preparing_images_for_import',
)

const BLOCK_SIZE_OPTIONS = BLOCK_SIZES.map(size => ({ value: `${size}`, label: `${size}` }))

function BlockSizeField() {
  const { value, onChange, ...field } = useField('blockSize')
  const findings = useField('file').value?.findings
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
      <div role="status" className={styles.notice}>
        {notice && <Message title="Block size might be set incorrectly">{notice}</Message>}
      </div>
    </div>
  )
}

function ImageFileField() {
  const files = useFiles()
  const { value, onChange, ...field } = useField('file')
  const notices = value ? bootNotices(value.name, value.findings) : []
  return (
    <div>
      <FileField
        {...field}
        label="Image file"
        file={value}
        onChoose={file => onChange(file && files.keep(file))}
        isRequired
      />
      <div role="status" className={styles.notice}>
        {notices.length > 0 && (
          <Message title="This image might not be bootable" link={PREPARING}>
            <ul>
              {notices.map(notice => (
                <li key={notice}>{notice}</li>
              ))}
            </ul>
          </Message>
        )}
      </div>
    </div>
  )
}

/** The fields of an image that is uploaded. Each one follows its own value. */
export function ImageUploadFields() {
  return (
    <>
      <Message>
        The guide <Link href={IMAGES.href}>{IMAGES.label}</Link> says what an image must contain.
      </Message>
      <IdentityFields useField={useField} />
      <TextField {...useField('os')} label="OS" />
      <TextField {...useField('version')} label="Version" />
      <BlockSizeField />
      <ImageFileField />
    </>
  )
}
