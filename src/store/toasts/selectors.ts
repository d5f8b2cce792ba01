import { createSelector } from '@reduxjs/toolkit'
import type { RichPart } from '@/lib/rich-text'
import type { RootState } from '@/store/setup/state'
import type { ToastPart } from './slice'

const isWritten = (part: ToastPart): part is RichPart =>
  typeof part === 'string' || 'emphasis' in part

/** The toasts on the screen, oldest first, without parts that no response has filled in. */
export const selectToasts = createSelector(
  (state: RootState) => state.toasts.shown,
  toasts => toasts.map(toast => ({ ...toast, content: toast.content.filter(isWritten) })),
)
