import { Fragment } from 'react'
import styles from './CopyCode.module.css'

export interface CopyCodeProps {
  /** The command's parts, one shown per line. What is copied is `commandLine(parts)`. */
  parts: readonly string[]
}

/** The parts of a command as the one line that a terminal takes. */
export const commandLine = (parts: readonly string[]): string => parts.join(' ')

/** A command to run elsewhere. The prompt and the line ends are drawn but never copied. */
export function CopyCode({ parts }: CopyCodeProps) {
  return (
    <pre className={styles.block}>
      <code>
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
