import { defineForm } from '@/store/forms/define-form'
import { OBJECT_JSON } from './forms'

/** A dialog that only shows something. It sends no request. */
export const objectJsonForm = defineForm({
  name: OBJECT_JSON,
  initial: () => ({}),
  check: () => ({}),
  toCommand: () => null,
  succeeded: () => ({}),
})
