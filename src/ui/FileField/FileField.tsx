import { FileText, Upload } from 'lucide-react'
import { useRef } from 'react'
import { formatBytes } from '@/lib/size'
import { truncateMiddle } from '@/lib/text'
import { Button } from '@/ui/Button/Button'
import { Text } from '@/ui/Layout/Layout'
import { cx } from '@/ui/cx'
import { Field, type FieldProps } from '@/ui/Field/Field'
import styles from './FileField.module.css'
import { useDrop } from './useDrop'

/** The shown properties of a chosen file. The file itself is never part of a form's values. */
export interface ChosenFile {
  /** Empty if the file has to be chosen again. */
  id?: string
  name: string
  /** In bytes. */
  size: number
}

export interface FileFieldProps extends FieldProps {
  file: ChosenFile | null
  /** Called with the chosen file, or null when it was cleared. */
  onChoose: (file: File | null) => void
  /** The offered file name extensions with their dots: `['.iso', '.raw']`. */
  accept?: readonly string[] | undefined
}

const NAME_LENGTH = 32

/** A file, dropped or chosen in a dialog. */
export function FileField(props: FileFieldProps) {
  const { file, accept, onChoose } = props
  const input = useRef<HTMLInputElement>(null)
  const drop = useDrop(onChoose, props.isDisabled)
  const isThere = file !== null && file.id !== ''
  const types = accept?.map(ending => ending.replace(/^\./, '')).join(', ')

  const clear = () => {
    // Otherwise choosing the same file again would not be a change.
    if (input.current) input.current.value = ''
    onChoose(null)
  }

  return (
    <Field {...props}>
      {field => (
        <div className={cx(styles.zone, isThere && styles.chosen)} {...drop}>
          {/* Covers the whole zone, so that a press anywhere opens the file dialog. */}
          <input
            {...field}
            ref={input}
            type="file"
            className={styles.input}
            accept={accept?.join(',')}
            onChange={event => {
              const chosen = event.target.files?.[0]
              if (chosen) onChoose(chosen)
            }}
            onBlur={props.onBlur}
          />
          {isThere ? (
            <>
              <FileText size={16} className={styles.icon} />
              <span className={styles.name} title={file.name}>
                {truncateMiddle(file.name, NAME_LENGTH)}
              </span>
              <Text color="text-faint" fontSize="sm" flex="none">
                ({formatBytes(file.size, { padded: true })})
              </Text>
            </>
          ) : (
            <>
              <Upload size={18} className={styles.icon} />
              <span>
                Drop a file or <span className={styles.browse}>browse</span>
              </span>
              {types && (
                <Text color="text-faint" fontSize="sm">
                  {types}
                </Text>
              )}
            </>
          )}
          {file && (
            <span className={styles.clear}>
              <Button tone="ghost" size="sm" isDisabled={props.isDisabled ?? false} onPress={clear}>
                Clear file
              </Button>
            </span>
          )}
        </div>
      )}
    </Field>
  )
}
