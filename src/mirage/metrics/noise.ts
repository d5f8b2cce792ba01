import { hashText } from '@/lib/hash'

/** A noise seed derived from a name. */
export const noiseSeed = (name: string): number => Number.parseInt(hashText(name).slice(-8), 16)

/**
 * A pseudo-random number in [0, 1) for an index. Not a sequence: each number can be computed
 * without those before it, so a window into the past always shows the same, however wide it is.
 */
export const noiseAt = (seed: number, index: number): number => {
  let mixed = (seed + Math.imul(index, 0x9e3779b9)) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000
}

const SECOND = 1_000
const HOUR = 3_600 * SECOND
const DAY = 24 * HOUR

/**
 * A periodic function from -1 to 1. Two parabolas instead of a sine: faster, and the same in every
 * engine.
 */
const wave = (time: number, period: number, phase: number): number => {
  const turns = time / period + phase
  const turn = turns - Math.floor(turns)
  return turn < 0.5 ? 16 * turn * (0.5 - turn) : 16 * (turn - 0.5) * (turn - 1)
}

/** Occasional bursts that last a few minutes. */
const BURST = 5 * 60 * SECOND
const BURST_CHANCE = 0.04

/**
 * A load from 0 to 1 over time: higher by day, with waves within the hour and random bursts. `step`
 * is the sampling interval.
 */
export const simulatedLoad = (seed: number, step: number): ((time: number) => number) => {
  const base = 0.15 + 0.25 * noiseAt(seed, -1)
  const [morning, phase] = [noiseAt(seed, -2) / 4, noiseAt(seed, -3)]
  return time => {
    const daily = 0.45 * wave(time, DAY, morning)
    const hourly = 0.2 * wave(time, HOUR, phase)
    const burst = noiseAt(seed + 1, Math.floor(time / BURST)) < BURST_CHANCE ? 0.5 : 0
    const jitter = 0.3 * (noiseAt(seed, Math.floor(time / step)) - 0.5)
    const level = base * (1 + daily + hourly + jitter) + burst
    return Math.min(1, Math.max(0, level))
  }
}
