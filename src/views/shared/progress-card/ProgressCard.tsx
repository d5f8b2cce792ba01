import { CircleAlert, CircleCheck, X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '@/ui/IconButton/IconButton'
import { ProgressBar } from '@/ui/ProgressBar/ProgressBar'
import styles from './ProgressCard.module.css'

interface ProgressCardProps {
  label: string
  icon: LucideIcon
  phase: string
  sentence: string
  /** Absent while nothing is transferred. `pace`: such as `12.34 MiB/s, 2 min left`. */
  progress?: { label: string; percent: number; pace: string } | false
  /** The way back to the work. */
  children: ReactNode
  /** Called with the button that takes the card away; there is none without. */
  onDismiss?: (() => void) | false | undefined
}

const ICONS: Readonly<Record<string, LucideIcon>> = { done: CircleCheck, failed: CircleAlert }

/** Shows long work on all screens but its own, and leads back to it. */
export function ProgressCard({ icon, phase, progress, children, ...props }: ProgressCardProps) {
  const Icon = ICONS[phase] ?? icon
  return (
    <section aria-label={props.label} className={styles.card} data-phase={phase}>
      <Icon size={16} className={styles.icon} />
      <span role="status" data-figures className={styles.text}>
        {props.sentence}
      </span>
      {progress && (
        <div className={styles.progress} data-figures>
          <div className={styles.bar}>
            <ProgressBar label={progress.label} value={progress.percent} />
          </div>
          <span>{[`${progress.percent}%`, progress.pace].filter(Boolean).join(', ')}</span>
        </div>
      )}
      {children}
      {props.onDismiss && (
        <IconButton label="Dismiss" onPress={props.onDismiss}>
          <X size={14} />
        </IconButton>
      )}
    </section>
  )
}
