import { useEffect } from 'react'
import { useMachine } from '@xstate/react'
import { minimumMachine } from './minimum.machine'
import styles from './Spinner.module.css'

/** A sign of work in progress, in the colour of the surrounding text. */
export function Spinner({ size = 16 }: { size?: number }) {
  return (
    <svg
      role="img"
      aria-label="Spinner"
      className={styles.spinner}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <circle cx="8" cy="8" r="6" className={styles.track} />
      <path d="M8 2a6 6 0 0 1 6 6" />
    </svg>
  )
}

/** True while `isActive`, and for at least `minimum` milliseconds after it becomes true. */
export const useMinimum = (isActive: boolean, minimum = 500): boolean => {
  const [state, send] = useMachine(minimumMachine, { input: { minimum } })
  useEffect(() => send({ type: isActive ? 'started' : 'stopped' }), [isActive, send])
  return isActive || state.hasTag('visible')
}
