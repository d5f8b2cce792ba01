import type { ApiError } from '@/api/core/api-error'
import { toastAdded, type ToastContent } from './slice'

/** The toast of a call that failed: what the error says, unless `more` says it better. */
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
