import type { ReactNode } from 'react'
import { Spinner } from './Spinner'
import { useMinimum } from './useMinimum'

export interface LoaderProps {
  isLoading: boolean
  /** Milliseconds the spinner stays once it showed. */
  minimum?: number
  children?: ReactNode
}

/** A spinner while loading, then the children. */
export function Loader({ isLoading, minimum = 500, children }: LoaderProps) {
  return useMinimum(isLoading, minimum) ? <Spinner /> : children
}
