import styles from './CodeBlock.module.css'

interface CodeBlockProps {
  label: string
  children: string
}

/** Code or JSON in a box of its own, which can be scrolled by keyboard. */
export function CodeBlock({ label, children }: CodeBlockProps) {
  return (
    <pre className={styles.block} tabIndex={0} aria-label={label}>
      <code translate="no">{children}</code>
    </pre>
  )
}
