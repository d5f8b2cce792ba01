import { ChevronDown } from 'lucide-react'
import { cx } from '@/ui/cx'
import { Spinner } from '@/ui/Spinner/Spinner'
import styles from './Select.module.css'

interface SelectFaceProps {
  /** By which the button is described. */
  id: string
  text: string
  isChosen: boolean
  isLoading: boolean
}

/** What is in the button of a select. */
export function SelectFace({ id, text, isChosen, isLoading }: SelectFaceProps) {
  return (
    <>
      <span id={id} className={cx(styles.value, !isChosen && styles.placeholder)}>
        {text}
      </span>
      {isLoading ? <Spinner /> : <ChevronDown size={16} className={styles.chevron} />}
    </>
  )
}
