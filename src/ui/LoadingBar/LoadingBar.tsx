import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { loadingBarMachine } from './loading-bar.machine'
import styles from './LoadingBar.module.css'

export interface LoadingBarProps {
  /**
   * Identifies the navigation with a visible load; null if there is none. A new value starts over.
   */
  run: string | number | null
}

/** The thin bar at the top of the window while the next page loads. */
export function LoadingBar({ run }: LoadingBarProps) {
  const [state, send] = useMachine(loadingBarMachine)
  useEffect(() => send({ type: run === null ? 'stopped' : 'started' }), [run, send])
  if (state.matches('idle')) return null
  return (
    <div
      key={state.context.run}
      className={styles.bar}
      data-state={state.value}
      aria-hidden="true"
    />
  )
}
