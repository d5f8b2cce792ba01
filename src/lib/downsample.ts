import type { Point } from './timeseries'

/** Indices to keep of a column: its minimum, its maximum, and a gap if there is one, in order. */
const kept = (points: readonly Point[], from: number, to: number): number[] => {
  let [low, high, gap] = [-1, -1, -1]
  for (let index = from; index < to; index++) {
    const value = points[index]?.value ?? null
    if (value === null) gap = gap === -1 ? index : gap
    else {
      if (low === -1 || value < (points[low]?.value ?? 0)) low = index
      if (high === -1 || value > (points[high]?.value ?? 0)) high = index
    }
  }
  return [...new Set([low, high, gap])].filter(index => index !== -1).sort((a, b) => a - b)
}

/**
 * Thins points to what `columns` pixels can show: the minimum and maximum of each column, so that
 * no peak is lost, and a gap if there is one. Keeps the first and the last point. Returns at most
 * three points a column, and fewer points than that unchanged.
 */
export const downsample = (points: readonly Point[], columns: number): readonly Point[] => {
  const most = Math.max(1, Math.floor(columns))
  if (points.length <= 3 * most) return points
  const indices = new Set<number>([0])
  for (let column = 0; column < most; column++) {
    const from = Math.floor((column * points.length) / most)
    const to = Math.floor(((column + 1) * points.length) / most)
    for (const index of kept(points, from, to)) indices.add(index)
  }
  indices.add(points.length - 1)
  return [...indices].sort((a, b) => a - b).flatMap(index => points[index] ?? [])
}
