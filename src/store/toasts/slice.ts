import { createSlice } from '@reduxjs/toolkit'
import type { RichPart } from '@/lib/rich-text'
import { createEvent, type StoreEvent } from '@/store/setup/event'
import type { ApiError } from '@/api/core/api-error'

/** A part of a toast's text; `result` names a key of the command's response. */
export type ToastPart = RichPart | { readonly result: string }

export interface ToastContent {
  variant?: 'success' | 'error' | 'info'
  title?: string
  content: readonly ToastPart[]
  /** `/:id` in its address is also replaced by that key of the response. */
  link?: { label: string; to: string }
  /** What the user can do next, besides following a link. */
  action?: { label: string; event: StoreEvent }
  /** The id of the recent command it reports. */
  commandId?: number | undefined
  /** The id of the failed request, to find it in the server's log. */
  requestId?: string
  /** Milliseconds until it is dismissed; null for never. Defaults to the time of its variant. */
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

/** How long a toast is shown, in milliseconds. */
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

/** The toast for an API error: its message, unless `more` replaces it. */
export const failureToast = (
  { message, requestId }: Pick<ApiError, 'message' | 'requestId'>,
  more: Partial<ToastContent> = {},
) =>
  toastAdded({
    variant: 'error',
    content: [message],
    ...(requestId !== undefined && { requestId }),
    ...more,
  })
