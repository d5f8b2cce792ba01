import { Check, Copy } from 'lucide-react'
import { cx } from '@/ui/cx'
import { useCopy } from './useCopy'
import styles from './CopyButton.module.css'

export interface CopyButtonProps {
  /** Label of the button, with object and subject: `Copy ID of db1`. */
  label: string
  text: string
  /** Replaces the application's own copying. */
  onCopy?: (text: string) => void
}

/** Copies a text and shows a confirmation for two seconds. */
export function CopyButton({ label, text, onCopy }: CopyButtonProps) {
  const { isCopied, copy } = useCopy(text, onCopy)
  const Icon = isCopied ? Check : Copy
  return (
    <button
      type="button"
      aria-label={label}
      data-copy
      data-copied={isCopied || undefined}
      className={styles.button}
      onClick={copy}
    >
      <Icon size={14} className={cx(isCopied && styles.done)} />
    </button>
  )
}
