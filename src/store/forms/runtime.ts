import { formMachine } from '@/machines/form/form.machine'
import type { FormRuntime } from './definition'
import { keptValues } from './kept-files'
import { watchForms } from './saga'
import { startForm } from './start-form'

export const formRuntime: FormRuntime = {
  machines: { form: formMachine },
  sagas: [watchForms],
  start: startForm,
  kept: keptValues,
}
