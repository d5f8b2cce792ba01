import type { Distributiondouble } from '@/api/generated/types'
import { simulatedLoad, noiseAt, noiseSeed } from '../metrics/noise'

/** Sampling interval of instances and disks, in milliseconds. */
export const SAMPLE_INTERVAL = 5_000
const NANOSECONDS = SAMPLE_INTERVAL * 1_000_000

/** A number over time. */
export type Quantity = (time: number) => number

export const vcpuStates = ['emulation', 'idle', 'run', 'waiting'] as const

/**
 * Nanoseconds per sample that a virtual CPU spent in a state; all states add up to the interval.
 */
export const vcpuTime = (name: string, state: (typeof vcpuStates)[number]): Quantity => {
  const seed = noiseSeed(name)
  const busyAt = simulatedLoad(seed, SAMPLE_INTERVAL)
  const drawn = (salt: number, time: number) =>
    noiseAt(seed + salt, Math.floor(time / SAMPLE_INTERVAL))
  const spent = {
    run: (time: number) => Math.floor((0.05 + 0.65 * busyAt(time)) * NANOSECONDS),
    waiting: (time: number) => Math.floor(0.03 * drawn(2, time) * NANOSECONDS),
    emulation: (time: number) => Math.floor(0.02 * drawn(3, time) * NANOSECONDS),
  }
  if (state !== 'idle') return spent[state]
  return time => NANOSECONDS - spent.run(time) - spent.waiting(time) - spent.emulation(time)
}

/** Operations per sample, up to `most`. */
export const operations = (name: string, most: number): Quantity => {
  const busyAt = simulatedLoad(noiseSeed(name), SAMPLE_INTERVAL)
  return time => Math.floor(most * busyAt(time) ** 2)
}

const BLOCK = 4_096

/** The bytes of those operations: 4 to 64 KiB each. */
export const bytesOf = (counted: Quantity, name: string): Quantity => {
  const seed = noiseSeed(name)
  return time => {
    const blocks = 1 + Math.floor(16 * noiseAt(seed, Math.floor(time / SAMPLE_INTERVAL)))
    return counted(time) * BLOCK * blocks
  }
}

/** Network bytes per sample, over several orders of magnitude. */
const traffic = (name: string, step = SAMPLE_INTERVAL): Quantity => {
  const busyAt = simulatedLoad(noiseSeed(name), step)
  return time => Math.floor(10 ** (5 + 4 * busyAt(time)))
}

const BYTES_PER_PACKET = 1_100

const packetsOf =
  (bytes: Quantity): Quantity =>
  time =>
    Math.floor(bytes(time) / BYTES_PER_PACKET)

/** An event counter that is nearly always 0. */
export const rarely = (name: string, chance: number): Quantity => {
  const seed = noiseSeed(name)
  return time => {
    const drawn = noiseAt(seed, Math.floor(time / SAMPLE_INTERVAL))
    return drawn < chance ? 1 + Math.floor((3 * drawn) / chance) : 0
  }
}

const never: Quantity = () => 0

const sent = (name: string, step?: number) => traffic(`sent ${name}`, step)
const received = (name: string, step?: number) => traffic(`received ${name}`, step)

/** Network metrics by name. */
export const trafficMetrics: Record<string, (name: string, step?: number) => Quantity> = {
  bytes_sent: sent,
  bytes_received: received,
  packets_sent: (name, step) => packetsOf(sent(name, step)),
  packets_received: (name, step) => packetsOf(received(name, step)),
  packets_dropped: name => rarely(`dropped ${name}`, 0.001),
  errors_sent: () => never,
  errors_received: () => never,
}

/**
 * Nanoseconds per sample of up to `share` processors; of a negative share, what a processor has
 * left of it.
 */
export const shareOf = (name: string, step: number, share: number): Quantity => {
  const busyAt = simulatedLoad(noiseSeed(name), step)
  const rest = share < 0 ? 1 : 0
  return time => Math.floor((rest + share * busyAt(time)) * step * 1_000_000)
}

/** A sensor reading that stays near its usual value. */
export const reading = (name: string, usual: number, spread: number): Quantity => {
  const busyAt = simulatedLoad(noiseSeed(name), SAMPLE_INTERVAL)
  return time => Number((usual + spread * (busyAt(time) - 0.35)).toFixed(3))
}

/** Number of bins of a histogram, each twice as wide as the one before. */
const BINS = 12

/**
 * A histogram of the operations of a sample around a typical value. Deltas of histograms have no
 * minimum, maximum or quantiles.
 */
export const distribution = (
  counted: Quantity,
  name: string,
  smallest: number,
): ((time: number) => Distributiondouble) => {
  const seed = noiseSeed(name)
  const bins = Array.from({ length: BINS }, (_, bin) => (bin === 0 ? 0 : smallest * 2 ** (bin - 1)))
  return time => {
    const counts = bins.map(() => 0)
    const total = counted(time)
    const peak = 3 + 4 * noiseAt(seed, Math.floor(time / SAMPLE_INTERVAL))
    const weights = bins.map((_, bin) => Math.exp(-((bin - peak) ** 2) / 3))
    const all = weights.reduce((sum, weight) => sum + weight, 0)
    let given = 0
    for (const [bin, weight] of weights.entries()) {
      counts[bin] = Math.floor((total * weight) / all)
      given += counts[bin]
    }
    counts[Math.round(peak)]! += total - given
    const middles = bins.map((start, bin) => (start + smallest * 2 ** bin) / 2)
    const sum = (of: (middle: number) => number) =>
      counts.reduce((found, count, bin) => found + count * of(middles[bin]!), 0)
    return {
      bins,
      counts,
      min: null,
      max: null,
      sumOfSamples: Math.floor(sum(middle => middle)),
      squaredMean: sum(middle => middle ** 2),
      p50: null,
      p90: null,
      p99: null,
    }
  }
}
