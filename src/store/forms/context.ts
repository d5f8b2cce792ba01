import { selectData } from '@/api/core/api'
import type { Query } from '@/api/operations/table'
import { selectForm } from './selectors'
import type { RootState } from '@/store/setup/reducer'
import type { FormParams, FormSituation } from './definition'

/** What a form's pure functions may look at: its parameters and the cached server data. */
export const situationOf = (state: RootState, params: FormParams): FormSituation => ({
  params,
  read: <Q extends Query>(query: Q) => selectData(state, query),
  valuesOf: form => selectForm(state, form)?.context.values,
})
