import { defineForm } from '@/store/forms/define-form'
import { fieldHook } from '@/store/forms/hooks'
import { EQUIVALENTS } from './forms'
import type { Language } from './writers'

export interface EquivalentsValues {
  language: Language
}

/** Which language is shown. Nothing is sent. */
export const equivalentsForm = defineForm<EquivalentsValues>({
  name: EQUIVALENTS,
  initial: () => ({ language: 'curl' }),
  check: () => ({}),
  toCommand: () => null,
  succeeded: () => ({}),
})

export const useEquivalentsField = fieldHook(equivalentsForm)
