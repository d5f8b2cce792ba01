import type { ChartScale } from './chart-units'
import type { Point } from './timeseries'

/** What a chart shows: unscaled values and the scale to draw them with, or why there are none. */
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
      /** Draw steps: each value holds until the next one, without interpolation. */
      readonly isStepped?: boolean
    }
