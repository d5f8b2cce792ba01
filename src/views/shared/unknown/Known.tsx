import type { ReactNode } from 'react'
import { failedOf, selectAreAnswered } from '@/store/queries/failure'
import { useAppSelector } from '@/store/setup/hooks'
import { LoadingCell } from '@/ui/Cells/EmptyCell'
import { lazy } from '@/ui/lazy/lazy'
import type { UnknownPartProps, UnknownProps } from './Unknown'

/* What is seen of unknown values loads late: see `Unknown.tsx`. */

export const Unknown = lazy<UnknownProps>(async () => (await import('./Unknown')).Unknown)

export const UnknownPart = lazy<UnknownPartProps>(
  async () => (await import('./Unknown')).UnknownPart,
)

export const UnreadNotice = lazy<UnknownProps>(async () => (await import('./Unknown')).UnreadNotice)

/** A value that depends on queries: it loads until they are answered, and may stay unknown. */
export function Known({ queries, children }: UnknownProps & { children: () => ReactNode }) {
  const hasFailed = useAppSelector(state => failedOf(state, queries).length > 0)
  const isRead = useAppSelector(state => selectAreAnswered(state, queries))
  if (hasFailed) return <Unknown queries={queries} />
  return isRead ? children() : <LoadingCell />
}

/** A part of a page that depends on queries: says so in its place if one of them failed. */
export function KnownPart({ children, ...props }: UnknownPartProps & { children?: ReactNode }) {
  const hasFailed = useAppSelector(state => failedOf(state, props.queries).length > 0)
  return hasFailed ? <UnknownPart {...props} /> : children
}
