import styles from './ProgressBar.module.css'

export interface ProgressBarProps {
  label: string
  /** In percent. */
  value: number
}

/** The progress of a task. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  const filled = Math.min(Math.max(value, 0), 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(filled)}
      className={styles.bar}
    >
      <div className={styles.fill} style={{ width: `${filled}%` }} />
    </div>
  )
}
