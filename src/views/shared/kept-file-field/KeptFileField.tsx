import { FileField, type FileFieldProps } from '@/ui/FileField/FileField'
import { useFiles, type ChosenFile } from '@/views/shell/files-context'

interface KeptFileFieldProps extends Omit<FileFieldProps, 'file' | 'onChoose'> {
  value: ChosenFile | null
  onChange: (file: ChosenFile | null) => void
}

/** A file field of a form: the files port keeps the file, the form only its name and id. */
export function KeptFileField({ value, onChange, ...field }: KeptFileFieldProps) {
  const files = useFiles()
  return <FileField {...field} file={value} onChoose={file => onChange(file && files.keep(file))} />
}
