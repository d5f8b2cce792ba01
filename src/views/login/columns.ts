import { hashText } from '@/lib/hash'

/** A column of the picture: the middle of its top face, and how light that face is. */
export interface Column {
  x: number
  y: number
  shade: 'dark' | 'middle' | 'light' | 'copper'
}

/** Distance from the middle of a top face to its corners, before tilting. */
export const EDGE = 46
/** Share of a face's height that remains after tilting. */
export const TILT = 0.52
export const WIDTH = Math.sqrt(3) * EDGE

const STEP = 1.5 * EDGE * TILT

/** A number between 0 and 1, deterministic for a position. */
const roughness = (row: number, column: number) =>
  Number.parseInt(hashText(`${row}/${column}`).slice(-4), 16) / 0xffff

const shadeOf = (row: number, column: number): Column['shade'] => {
  const chance = roughness(column, row + 100)
  if (chance > 0.965) return 'copper'
  if (chance > 0.66) return 'light'
  return chance > 0.3 ? 'middle' : 'dark'
}

/** A field of hexagonal columns of uneven height, from farthest to nearest. */
export const basaltColumns = (width: number, height: number): Column[] => {
  const rows = Math.ceil(height / STEP) + 5
  const perRow = Math.ceil(width / WIDTH) + 2
  return Array.from({ length: rows * perRow }, (_, index) => {
    const row = Math.floor(index / perRow)
    const column = index % perRow
    const swell = Math.sin(column * 0.7 + row * 0.24) + Math.cos(row * 0.38 - column * 0.3)
    return {
      x: Math.round((column - (row % 2) / 2) * WIDTH),
      y: Math.round(row * STEP - swell * 22 - roughness(row, column) * 58),
      shade: shadeOf(row, column),
    }
  })
}
