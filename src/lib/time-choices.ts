import type { PresetId } from './time-range'

/* Choices for charts. Separate from the rules in time-range.ts, which every page loads. */

export interface PresetChoice {
  readonly value: PresetId
  readonly label: string
}

const DAYS: readonly PresetChoice[] = [
  { value: '24h', label: 'Last 24 hours' },
  { value: '7d', label: 'Last 7 days' },
  { value: '30d', label: 'Last 30 days' },
]

/** The ranges of charts up to now. */
export const chartPresets: readonly PresetChoice[] = [
  { value: '1h', label: 'Last hour' },
  { value: '3h', label: 'Last 3 hours' },
  ...DAYS,
]

/** The ranges of logs up to now. */
export const auditPresets: readonly PresetChoice[] = [
  { value: '1h', label: 'Last hour' },
  { value: '6h', label: 'Last 6 hours' },
  ...DAYS,
]

/** How often to refresh a window that ends now, in milliseconds; 0 is never. */
export const updateIntervals = [
  { every: 0, label: 'Off' },
  { every: 10_000, label: '10s' },
  { every: 60_000, label: '1m' },
  { every: 120_000, label: '2m' },
  { every: 300_000, label: '5m' },
] as const
