/** Converts a length in rem to pixels, for what is measured or drawn in pixels. */
export const pixelsOf = (rem: number): number =>
  rem * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)
