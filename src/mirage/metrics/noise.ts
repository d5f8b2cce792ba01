import { hashText } from '@/lib/hash'

/** Where the noise of something begins: the same for the same name. */
export const noiseSeed = (name: string): number => Number.parseInt(hashText(name).slice(-8), 16)

/**
 * A number from 0 up to 1 for every whole number, at random to look at and always the same. Not a
 * sequence: any of them can be had without those before it, so that a window into the past shows
 * the same whenever, and however wide, it is opened.
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
 * From -1 to 1 and back in one period. Two parabolas instead of a sine: quicker, and the same in
 * every engine.
 */
const wave = (time: number, period: number, phase: number): number => {
  const turns = time / period + phase
  const turn = turns - Math.floor(turns)
  return turn < 0.5 ? 16 * turn * (0.5 - turn) : 16 * (turn - 0.5) * (turn - 1)
}

/** Once in a while something happens, for a few minutes. */
const BURST = 5 * 60 * SECOND
const BURST_CHANCE = 0.04

/**
 * How busy something is at a moment, from 0 to 1: by day more than by night, in waves within the
 * hour, with bursts, and never twice quite the same. `step` is how often it is looked at.
 */
export const busyness = (seed: number, step: number): ((time: number) => number) => {
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
