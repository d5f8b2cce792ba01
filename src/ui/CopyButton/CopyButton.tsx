import { Check, Copy } from 'lucide-react'
import { cx } from '@/ui/cx'
import { useCopy } from './useCopy'
import styles from './CopyButton.module.css'

export interface CopyButtonProps {
  text: string
  /** Instead of the application's own way of copying. */
  onCopy?: (text: string) => void
}

/** Copies a text and says for two seconds that it did. */
export function CopyButton({ text, onCopy }: CopyButtonProps) {
  const { isCopied, copy } = useCopy(text, onCopy)
  const Icon = isCopied ? Check : Copy
  return (
    <button
      type="button"
      aria-label={isCopied ? 'Copied' : 'Click to copy'}
      className={styles.button}
      onClick={copy}
    >
      <Icon size={14} className={cx(isCopied && styles.done)} />
    </button>
  )
}
