import diff from 'microdiff'
import type { Shown } from './observer'

export interface ContextChange {
  /** `values.name`. */
  path: string
  /** As JSON; null if added. */
  before: string | null
  /** As JSON; null if removed. */
  after: string | null
}

/** Maximum length of a value in characters, to fit one line. */
const MOST = 160

const toText = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text
}

const toObject = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** The changes of an actor's context from one snapshot to the next. */
export const contextChanges = (before: Shown | null, after: Shown): ContextChange[] =>
  diff(toObject(before?.context), toObject(after.context)).map(change => ({
    path: change.path.join('.'),
    before: change.type === 'CREATE' ? null : toText(change.oldValue),
    after: change.type === 'REMOVE' ? null : toText(change.value),
  }))
