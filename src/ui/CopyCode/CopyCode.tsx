import { Check } from 'lucide-react'
import { Fragment } from 'react'
import { Button, type ButtonTone } from '@/ui/Button/Button'
import { useCopy } from '@/ui/CopyButton/useCopy'
import styles from './CopyCode.module.css'

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

export interface CopyCodeProps {
  /** The parts of the command, one shown per line. Copying gives `commandLine(parts)`. */
  parts: readonly string[]
}

/** A command as one line for a terminal. */
export const commandLine = (parts: readonly string[]): string => parts.join(' ')

/** A command to run in a terminal. Prompt and line continuations are shown but never copied. */
export function CopyCode({ parts }: CopyCodeProps) {
  return (
    <pre className={styles.block}>
      <code translate="no">
        {parts.map((part, index) => (
          <Fragment key={index}>
            <span className={styles.mark} data-mark={index === 0 ? '$ ' : '    '} />
            {part}
            {index < parts.length - 1 && <span className={styles.mark} data-mark=" \" />}
            {'\n'}
          </Fragment>
        ))}
      </code>
    </pre>
  )
}

interface CodeBlockProps {
  label: string
  children: string
}

/** Code or JSON in a box of its own, which can be scrolled by keyboard. */
export function CodeBlock({ label, children }: CodeBlockProps) {
  return (
    <pre className={styles.box} tabIndex={0} aria-label={label}>
      <code translate="no">{children}</code>
    </pre>
  )
}
