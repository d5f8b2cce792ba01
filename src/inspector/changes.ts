import diff from 'microdiff'
import type { Shown } from './observer'

export interface ContextChange {
  /** `values.name`. */
  path: string
  /** As JSON; null for what was not there. */
  before: string | null
  /** As JSON; null for what is gone. */
  after: string | null
}

/** As much of a value as fits a line. */
const MOST = 160

const toText = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text
}

const toObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** What became of an actor's context from one snapshot to the next. */
export const contextChanges = (before: Shown | null, after: Shown): ContextChange[] =>
  diff(toObject(before?.context), toObject(after.context)).map(change => ({
    path: change.path.join('.'),
    before: change.type === 'CREATE' ? null : toText(change.oldValue),
    after: change.type === 'REMOVE' ? null : toText(change.value),
  }))
