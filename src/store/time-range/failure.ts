import { weakMapMemoize } from '@reduxjs/toolkit'
import type { ApiError } from '@/api/core/api-error'
import type { ChartData } from '@/lib/chart-data'
import { mayRetry } from '@/machines/navigation/navigation.machine'
import { failureKind } from '@/store/navigation/problem'

/** The data of a chart whose values could not be read. */
export const chartFailure = weakMapMemoize((error: ApiError): ChartData => {
  const { message, cause = message, requestId, statusCode } = error
  return {
    kind: 'failed',
    title: statusCode === 403 ? 'No access' : 'Something went wrong',
    message: cause,
    requestId,
    mayRetry: mayRetry({ kind: failureKind(error), status: statusCode ?? 0 }),
  }
})
