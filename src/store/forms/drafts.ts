import type { StoragePort } from '@/app/ports'
import type { FormValues } from '@/machines/form/form.events'

/** What was typed when the session was lost, by form; secrets are never among it. */
export type Drafts = Record<string, FormValues>

export const DRAFTS_KEY = 'basalt-drafts'

/** Keeps what was typed for the return from login to the same path. */
export const keepDrafts = (storage: StoragePort, path: string, drafts: Drafts) => {
  const isEmpty = Object.keys(drafts).length === 0
  storage.write('session', DRAFTS_KEY, isEmpty ? null : JSON.stringify({ path, drafts }))
}

/** Takes out what was typed into a form of this path before; it comes back once. */
export const takeDraft = (storage: StoragePort, path: string, form: string) => {
  const text = storage.read('session', DRAFTS_KEY)
  if (!text) return undefined
  try {
    const kept = JSON.parse(text) as { path: string; drafts: Drafts }
    if (kept.path !== path) return undefined
    const { [form]: values, ...others } = kept.drafts
    keepDrafts(storage, path, others)
    return values
  } catch {
    storage.write('session', DRAFTS_KEY, null)
    return undefined
  }
}
