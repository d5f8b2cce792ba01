import type { ApiError } from '@/api/core/api-error'
import { toastAdded, type ToastContent } from './slice'

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
