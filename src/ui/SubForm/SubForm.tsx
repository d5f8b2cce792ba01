import type { ReactNode } from 'react'
import { capitalize } from '@/lib/text'
import { Button } from '@/ui/Button/Button'
import styles from './SubForm.module.css'

export interface SubFormProps {
  /** The entry as named in a sentence. Labels the group for assistive technology. */
  entry: string
  addLabel: string
  onAdd: () => void
  onClear: () => void
  /** Whether nothing was entered, so that adding and clearing are disabled. */
  isEmpty: boolean
  isDisabled?: boolean | undefined
  /** The fields of one entry. */
  children: ReactNode
}

/** A few fields within a form that together add one entry to a list. */
export function SubForm(props: SubFormProps) {
  const isOff = props.isEmpty || (props.isDisabled ?? false)
  return (
    <div role="group" aria-label={capitalize(props.entry)} className={styles.group}>
      {props.children}
      <div className={styles.actions}>
        <Button
          tone="ghost"
          size="sm"
          isDisabled={isOff}
          onPress={props.onClear}
          aria-label={`Clear ${props.entry}`}
        >
          Clear
        </Button>
        <Button size="sm" isDisabled={isOff} onPress={props.onAdd}>
          {props.addLabel}
        </Button>
      </div>
    </div>
  )
}
