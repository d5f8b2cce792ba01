/** The pixels of a length that is in rem elsewhere: for what is measured or drawn in pixels. */
export const pixelsOf = (rem: number): number =>
  rem * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)
