import type { ChartScale } from './chart-units'
import type { Point } from './timeseries'

/** What a chart shows: values in their own unit, which `scale` makes readable, or why there are none. */
export type ChartData =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'failed'
      readonly title: string
      readonly message: string
      readonly requestId?: string | undefined
      readonly mayRetry: boolean
    }
  | { readonly kind: 'none'; readonly message: string }
  | {
      readonly kind: 'values'
      readonly points: readonly Point[]
      readonly scale: ChartScale
      /** A value holds until the next one, rather than leading to it. */
      readonly isStepped?: boolean
    }
