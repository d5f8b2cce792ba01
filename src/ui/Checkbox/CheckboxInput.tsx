import { useEffect, useRef, type ComponentProps } from 'react'
import styles from './Checkbox.module.css'

export interface CheckboxInputProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  /** Drawn as a dash: some of the items that the box represents are checked, but not all. */
  isIndeterminate?: boolean | undefined
}

/** The box of a checkbox, for a label beside it or an `aria-label`. One element: lists have many. */
export function CheckboxInput({ isIndeterminate = false, ...props }: CheckboxInputProps) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = isIndeterminate
  }, [isIndeterminate])
  return <input {...props} ref={ref} type="checkbox" className={styles.input} />
}
