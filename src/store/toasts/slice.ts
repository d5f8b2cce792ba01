import { createSlice } from '@reduxjs/toolkit'
import type { RichPart } from '@/lib/rich-text'
import { createEvent } from '@/store/setup/event'

/** A piece of a toast's text; `result` names a key of the command's answer. */
export type ToastPart = RichPart | { readonly result: string }

export interface ToastContent {
  variant?: 'success' | 'error' | 'info'
  title?: string
  content: readonly ToastPart[]
  /** `/:id` in its address is that key of the command's answer, too. */
  link?: { label: string; to: string }
  /** The recent command it tells of. */
  commandId?: number | undefined
  /** Of the call that failed: finds it in the log of the server. */
  requestId?: string
  /** Milliseconds until it goes by itself, where its variant's time does not do; null for never. */
  timeout?: number | null
}

interface Toast extends ToastContent {
  id: number
  variant: 'success' | 'error' | 'info'
}

interface ToastsState {
  nextId: number
  shown: Toast[]
}

const initialState: ToastsState = { nextId: 1, shown: [] }

export const toastAdded = createEvent<ToastContent>('toasts/added', { isLoggable: true })
export const toastDismissed = createEvent<{ id: number }>('toasts/dismissed', {
  isLoggable: true,
})

/** How long a toast stays, in milliseconds. */
export const TOAST_TIMES = { success: 5000, info: 5000, error: 15000 } as const

/** The toasts on the screen, oldest first. */
export const toasts = createSlice({
  name: 'toasts',
  initialState,
  reducers: {},
  extraReducers: builder =>
    builder
      .addCase(toastAdded, (state, { payload }) => {
        state.shown.push({
          ...payload,
          content: [...payload.content],
          variant: payload.variant ?? 'success',
          id: state.nextId,
        })
        state.nextId += 1
      })
      .addCase(toastDismissed, (state, { payload }) => {
        state.shown = state.shown.filter(toast => toast.id !== payload.id)
      }),
})
