import type { PresetId } from './time-range'

/* What is offered where charts are shown; apart from the rules, which every page starts with. */

export interface PresetChoice {
  readonly value: PresetId
  readonly label: string
}

const HOURS: readonly PresetChoice[] = [
  { value: '1h', label: 'Last hour' },
  { value: '3h', label: 'Last 3 hours' },
]

/** Those that are offered for what is measured every few seconds. */
export const shortPresets: readonly PresetChoice[] = [
  ...HOURS,
  { value: '24h', label: 'Last 24 hours' },
]

/** Those that are offered for what changes now and then. */
export const longPresets: readonly PresetChoice[] = [
  ...HOURS,
  { value: '24h', label: 'Last day' },
  { value: '7d', label: 'Last week' },
  { value: '30d', label: 'Last 30 days' },
]

/** How often a window that ends now can be read again, in milliseconds; 0 is never. */
export const updateIntervals = [
  { every: 0, label: 'Off' },
  { every: 10_000, label: '10s' },
  { every: 60_000, label: '1m' },
  { every: 120_000, label: '2m' },
  { every: 300_000, label: '5m' },
] as const
