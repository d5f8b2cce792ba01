import { rangeParams } from '@/lib/time-range'
import { selectSupports } from '@/store/release/selectors'
import { selectIsFleetViewer } from '@/store/session/selectors'
import type { RootState } from '@/store/setup/state'
import { systemPaths } from '../paths'

/** Whether the user can read an audit log. */
export const selectHasAuditLog = (state: RootState): boolean =>
  selectIsFleetViewer(state) && selectSupports(state, 'auditLog')

/** Milliseconds before and after a failure. */
const AROUND = 5 * 60_000

/**
 * The address of the entry of a request. `at` is when it failed, in milliseconds since 1970; by
 * default, the last hour is searched.
 */
export const requestAddress = (id: string, at?: number): string => {
  const window = at !== undefined && { start: at - AROUND, end: at + AROUND }
  const range = window ? rangeParams({ kind: 'custom', window }) : {}
  return `${systemPaths.auditLog()}?${new URLSearchParams({ ...range, request: id })}`
}
