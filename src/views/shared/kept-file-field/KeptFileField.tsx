import { FileField, type FileFieldProps } from '@/ui/FileField/FileField'
import { useFiles, type ChosenFile } from '@/views/shell/files-context'

interface KeptFileFieldProps extends Omit<FileFieldProps, 'file' | 'onChoose'> {
  value: ChosenFile | null
  onChange: (file: ChosenFile | null) => void
}

/** A file of a form: the files port keeps the file itself, the form holds its name and its id. */
export function KeptFileField({ value, onChange, ...field }: KeptFileFieldProps) {
  const files = useFiles()
  return <FileField {...field} file={value} onChoose={file => onChange(file && files.keep(file))} />
}
