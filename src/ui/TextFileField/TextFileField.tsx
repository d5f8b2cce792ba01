import { FileText } from 'lucide-react'
import { useState } from 'react'
import { formatBytes } from '@/lib/size'
import { truncateMiddle } from '@/lib/text'
import { Button } from '@/ui/Button/Button'
import { cx } from '@/ui/cx'
import shared from '@/ui/Field/control.module.css'
import { Field, type FieldProps } from '@/ui/Field/Field'
import type { ChosenFile } from '@/ui/FileField/FileField'
import { useDrop } from '@/ui/FileField/useDrop'
import styles from './TextFileField.module.css'

export interface TextFileFieldProps extends FieldProps {
  /** What is typed. */
  text: string
  onType: (text: string) => void
  /** A chosen file, shown in place of the text. */
  file: ChosenFile | null
  /** Called with the chosen file, or null when it was cleared. */
  onChoose: (file: File | null) => void
  placeholder?: string | undefined
  rows?: number | undefined
}

const NAME_LENGTH = 32

/** A small file of text: typed, pasted, dropped, or chosen in a dialog. */
export function TextFileField(props: TextFileFieldProps) {
  const { file, onChoose, isDisabled = false } = props
  const drop = useDrop(onChoose, isDisabled)
  /** Empty if the file has to be chosen again. */
  const isThere = file !== null && file.id !== ''
  const choose = isThere ? 'Choose another file' : 'Choose file'

  return (
    <Field {...props}>
      {field => (
        <div className={styles.zone} {...drop}>
          {isThere ? (
            <div className={cx(shared.frame, styles.chosen)}>
              <FileText size={16} className={styles.icon} />
              <span className={styles.name} title={file.name}>
                {file.name ? truncateMiddle(file.name, NAME_LENGTH) : 'Typed text'}
              </span>
              <span className={styles.size}>({formatBytes(file.size, { padded: true })})</span>
            </div>
          ) : (
            <div className={shared.frame}>
              <textarea
                {...field}
                className={cx(shared.input, shared.lines, shared.mono)}
                rows={props.rows ?? 4}
                value={props.text}
                placeholder={props.placeholder}
                autoComplete="off"
                spellCheck={false}
                onChange={event => props.onType(event.target.value)}
                onBlur={props.onBlur}
              />
            </div>
          )}
          <div className={styles.tools}>
            <span className={styles.choose}>
              {choose}
              {/* Covers the words, so that a press on them opens the file dialog. */}
              <input
                {...(isThere ? field : { disabled: isDisabled })}
                aria-label={`${choose} for ${props.label}`}
                type="file"
                className={styles.file}
                onChange={event => {
                  const chosen = event.target.files?.[0]
                  // Otherwise choosing the same file again would not be a change.
                  event.target.value = ''
                  if (chosen) onChoose(chosen)
                }}
              />
            </span>
            {file ? (
              <Button tone="ghost" size="sm" isDisabled={isDisabled} onPress={() => onChoose(null)}>
                Clear file
              </Button>
            ) : (
              <span className={styles.drop}>or drop one here</span>
            )}
          </div>
        </div>
      )}
    </Field>
  )
}

interface ReadTextFieldProps extends Omit<
  TextFileFieldProps,
  'text' | 'onType' | 'file' | 'onChoose'
> {
  value: string
  onChange: (text: string) => void
  /** How many bytes of a chosen file are read. */
  longest: number
}

/**
 * A text that is typed, or read from a small file, which can be corrected then. Says if the file
 * cannot be read, such as one that was moved.
 */
export function ReadTextField({ value, onChange, longest, ...field }: ReadTextFieldProps) {
  const [isUnread, setUnread] = useState(false)
  const read = async (file: File | null) => {
    const text = await file
      ?.slice(0, longest)
      .text()
      .catch(() => null)
    setUnread(text === null)
    if (typeof text === 'string') onChange(text)
  }
  const type = (text: string) => {
    setUnread(false)
    onChange(text)
  }
  return (
    <TextFileField
      {...field}
      error={isUnread ? 'The file could not be read. Choose it again.' : field.error}
      text={value}
      onType={type}
      file={null}
      onChoose={file => void read(file)}
    />
  )
}
