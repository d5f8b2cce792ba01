import { defineForm } from '@/store/forms/define-form'
import { BULK } from './selectors'

/** The dialog of a plan. It sends no request itself: the machine of the plan has its input. */
export const bulkForm = defineForm<object>({
  name: BULK,
  initial: () => ({}),
})
