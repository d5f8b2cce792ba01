import { useEffect } from 'react'
import { useMachine } from '@xstate/react'
import { minimumMachine } from './minimum.machine'

/** True while `isActive`, and for at least `minimum` milliseconds after it becomes true. */
export const useMinimum = (isActive: boolean, minimum = 500): boolean => {
  const [state, send] = useMachine(minimumMachine, { input: { minimum } })
  useEffect(() => send({ type: isActive ? 'started' : 'stopped' }), [isActive, send])
  return isActive || state.hasTag('visible')
}
