import { hashText } from '@/lib/hash'

/** One column of the picture: where the middle of its top face is, and how light that face is. */
export interface Column {
  x: number
  y: number
  shade: 'dark' | 'middle' | 'light' | 'copper'
}

/** Distance from the middle of a top face to its corners, before it is tilted away. */
export const EDGE = 46
/** How much of a face's height is left when it is looked at from above. */
export const TILT = 0.52
export const WIDTH = Math.sqrt(3) * EDGE

const STEP = 1.5 * EDGE * TILT

/** Between 0 and 1, always the same for a place. */
const roughness = (row: number, column: number) =>
  Number.parseInt(hashText(`${row}/${column}`).slice(-4), 16) / 0xffff

const shadeOf = (row: number, column: number): Column['shade'] => {
  const chance = roughness(column, row + 100)
  if (chance > 0.965) return 'copper'
  if (chance > 0.66) return 'light'
  return chance > 0.3 ? 'middle' : 'dark'
}

/** A field of hexagonal columns of uneven height, from the farthest to the nearest. */
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
