import { Fragment } from 'react'
import styles from './CopyCode.module.css'

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
