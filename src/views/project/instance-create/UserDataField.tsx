import { MAX_USER_DATA_BYTES } from '@/lib/limits'
import { KIB } from '@/lib/size'
import { useInstanceCreateField as useField } from '@/store/project/instance-create/create.form'
import { FileField } from '@/ui/FileField/FileField'
import { Link } from '@/ui/Link/Link'
import { useFiles } from '@/views/shell/files-context'

const CLOUD_INIT = 'https://cloudinit.readthedocs.io/en/latest/'

/** A file for cloud-init. */
export function UserDataField() {
  const files = useFiles()
  const { value, onChange, ...field } = useField('userData')
  return (
    <FileField
      {...field}
      label="User data"
      file={value}
      onChoose={file => onChange(file && files.keep(file))}
      help={
        <>
          Data or scripts handed to cloud-init when the instance starts for the first time, at most{' '}
          {MAX_USER_DATA_BYTES / KIB} KiB. Read on about{' '}
          <Link href={`${CLOUD_INIT}explanation/format.html`}>formats</Link> and{' '}
          <Link href={`${CLOUD_INIT}reference/examples.html`}>examples</Link>.
        </>
      }
    />
  )
}
