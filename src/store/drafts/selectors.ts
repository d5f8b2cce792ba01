import { createSelector } from '@reduxjs/toolkit'
import { selectOpenForms } from '@/store/forms/selectors'

/** The open forms with unsubmitted input that was not discarded. */
export const selectUnsavedForms = createSelector(selectOpenForms, forms =>
  forms.filter(({ tags, context }) => tags.includes('dirty') && !context.isDiscarded),
)
