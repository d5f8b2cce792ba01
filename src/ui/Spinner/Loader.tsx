import type { ReactNode } from 'react'
import { Spinner } from './Spinner'
import { useMinimum } from './useMinimum'

export interface LoaderProps {
  isLoading: boolean
  /** How long the spinner stays once shown, in milliseconds. */
  minimum?: number
  children?: ReactNode
}

/** A spinner while loading, then the children. */
export function Loader({ isLoading, minimum = 500, children }: LoaderProps) {
  return useMinimum(isLoading, minimum) ? <Spinner /> : children
}
