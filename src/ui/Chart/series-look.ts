import { createContext } from 'react'

/** Colours of the theme that can be told apart; dashes and darker shades tell more lines apart. */
const TONES = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'danger-text', 'neutral-text']
const DASHES = [undefined, '6 4', '2 3', '10 3 2 3']

/** The colour and dashes of one of many lines: twelve tones, dashed from the seventh on. */
export const seriesLook = (index: number) => {
  const tone = `var(--color-${TONES[index % TONES.length]})`
  const round = Math.floor(index / TONES.length)
  return {
    color: round % 2 === 0 ? tone : `color-mix(in oklab, ${tone}, var(--color-text) 35%)`,
    dash: DASHES[round % DASHES.length],
  }
}

/** The time under the pointer, which all charts of a page show. */
export interface Cursor {
  get: () => number | null
  set: (time: number | null) => void
  subscribe: (listener: () => void) => () => void
}

export const createCursor = (): Cursor => {
  let time: number | null = null
  const listeners = new Set<() => void>()
  return {
    get: () => time,
    set(to) {
      if (to === time) return
      time = to
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Charts in the same context move their cursors together. */
export const CursorContext = createContext<Cursor>(createCursor())
