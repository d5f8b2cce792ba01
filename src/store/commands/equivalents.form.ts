import { defineForm } from '@/store/forms/define-form'
import { EQUIVALENTS } from './forms'
import type { Language } from './writers'

export interface EquivalentsValues {
  language: Language
}

/** The language selection. It sends no request. */
export const equivalentsForm = defineForm<EquivalentsValues>({
  name: EQUIVALENTS,
  initial: () => ({ language: 'curl' }),
})
