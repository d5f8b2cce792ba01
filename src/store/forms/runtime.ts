import { formMachine } from '@/machines/form/form.machine'
import { keptValues } from './kept-files'
import { watchForms } from './saga'
import { startForm } from './start-form'

/**
 * What all forms share. Each definition holds it, so that it comes with the code of the first form
 * and screens without any do without it.
 */
export const formRuntime = {
  machines: { form: formMachine },
  sagas: [watchForms],
  start: startForm,
  kept: keptValues,
}

export type FormRuntime = typeof formRuntime
