import { createSelector } from '@reduxjs/toolkit'
import { selectOpenForms } from '@/store/forms/selectors'

/** The open forms with something in them that is not submitted, unless it was given up. */
export const selectUnsavedForms = createSelector(selectOpenForms, forms =>
  forms.filter(({ tags, context }) => tags.includes('dirty') && !context.isDiscarded),
)
