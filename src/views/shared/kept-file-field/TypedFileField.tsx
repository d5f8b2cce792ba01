import { useState } from 'react'
import { FileField, type FileFieldProps } from '@/ui/FileField/FileField'
import { TextFileField, type TextFileFieldProps } from '@/ui/TextFileField/TextFileField'
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

interface TypedFileFieldProps extends Omit<
  TextFileFieldProps,
  'text' | 'onType' | 'file' | 'onChoose'
> {
  value: ChosenFile | null
  onChange: (file: ChosenFile | null) => void
}

/**
 * A field for a small file of text, which can also be typed or pasted. What is typed is kept like a
 * file: the files port has the text, the form only an id and the size. So a private key is in no
 * event, log or draft.
 */
export function TypedFileField({ value, onChange, ...field }: TypedFileFieldProps) {
  const files = useFiles()
  const [typed, setTyped] = useState({ id: '', text: '' })
  const isTyped = value !== null && value.id !== '' && value.id === typed.id

  const type = (text: string) => {
    if (isTyped) files.forget(value.id)
    if (text === '') {
      onChange(null)
      return
    }
    const file = files.keep(new File([text], ''))
    setTyped({ id: file.id, text })
    onChange(file)
  }
  return (
    <TextFileField
      {...field}
      text={isTyped ? typed.text : ''}
      onType={type}
      file={isTyped ? null : value}
      onChoose={file => onChange(file && files.keep(file))}
    />
  )
}
