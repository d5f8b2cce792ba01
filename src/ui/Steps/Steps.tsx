import { Circle, CircleAlert, CircleCheck, CirclePause } from 'lucide-react'
import type { ReactNode } from 'react'
import { Text } from '@/ui/Layout/Layout'
import { Spinner } from '@/ui/Spinner/Spinner'
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden'
import { cx } from '@/ui/cx'
import styles from './Steps.module.css'

type StepStatus = 'ready' | 'running' | 'paused' | 'complete' | 'error'

interface Step {
  label: string
  status: StepStatus
}

const icons: Record<StepStatus, typeof Circle> = {
  ready: Circle,
  running: Circle,
  paused: CirclePause,
  complete: CircleCheck,
  error: CircleAlert,
}

const words: Record<StepStatus, string> = {
  ready: 'still to come',
  running: 'under way',
  paused: 'paused',
  complete: 'complete',
  error: 'failed',
}

function StepIcon({ status }: Pick<Step, 'status'>) {
  const Icon = icons[status]
  return (
    <span className={styles.icon}>
      {status === 'running' ? <Spinner /> : <Icon size={16} aria-hidden="true" />}
    </span>
  )
}

export interface StepsProps {
  steps: readonly Step[]
  /** The row that the children belong to. They are shown once it has begun. */
  row: number
  children: ReactNode
}

/** The steps of a long task with the status of each. */
export function Steps({ steps, row: rowOfChildren, children }: StepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ label, status }, row) => (
        <li
          key={label}
          className={cx('upload-step', styles.step)}
          data-testid={`upload-step: ${label}`}
          data-status={status}
          data-last={row === steps.length - 1 || undefined}
        >
          <StepIcon status={status} />
          <Text as="div" flex={1} minWidth={0}>
            <span>
              {label}
              <VisuallyHidden>, {words[status]}</VisuallyHidden>
            </span>
            {row === rowOfChildren && status !== 'ready' && children}
          </Text>
        </li>
      ))}
    </ol>
  )
}
