import type { PresetId } from './time-range'

/* Choices for charts. Separate from the rules in time-range.ts, which every page loads. */

export interface PresetChoice {
  readonly value: PresetId
  readonly label: string
}

const HOURS: readonly PresetChoice[] = [
  { value: '1h', label: 'Last hour' },
  { value: '3h', label: 'Last 3 hours' },
]

/** For metrics sampled every few seconds. */
export const shortPresets: readonly PresetChoice[] = [
  ...HOURS,
  { value: '24h', label: 'Last 24 hours' },
]

/** For metrics that rarely change. */
export const longPresets: readonly PresetChoice[] = [
  ...HOURS,
  { value: '24h', label: 'Last day' },
  { value: '7d', label: 'Last week' },
  { value: '30d', label: 'Last 30 days' },
]

/** For logs. */
export const auditPresets: readonly PresetChoice[] = [
  { value: '1h', label: 'Last hour' },
  { value: '6h', label: 'Last 6 hours' },
  ...longPresets.slice(2),
]

/** How often to refresh a window that ends now, in milliseconds; 0 is never. */
export const updateIntervals = [
  { every: 0, label: 'Off' },
  { every: 10_000, label: '10s' },
  { every: 60_000, label: '1m' },
  { every: 120_000, label: '2m' },
  { every: 300_000, label: '5m' },
] as const
