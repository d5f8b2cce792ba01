import { Check } from 'lucide-react'
import { Button, type ButtonTone } from '@/ui/Button/Button'
import { useCopy } from '@/ui/CopyButton/useCopy'
import styles from './CopyTextButton.module.css'

export interface CopyTextButtonProps {
  /** Label of the button: `Copy command`. */
  label: string
  text: string
  onCopy?: (text: string) => void
  tone?: ButtonTone
}

/** A full-size copy button for the footer of a dialog. Shows a check for two seconds. */
export function CopyTextButton({ label, text, onCopy, tone = 'primary' }: CopyTextButtonProps) {
  const { isCopied, copy } = useCopy(text, onCopy)
  return (
    <Button tone={tone} onPress={copy}>
      <span className={styles.swap} data-copied={isCopied || undefined}>
        <span className={styles.label}>{label}</span>
        {isCopied && <Check size={16} role="img" aria-label="Copied" />}
      </span>
    </Button>
  )
}
