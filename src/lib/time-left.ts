const MINUTE = 60
const HOUR = 60 * MINUTE

/** Remaining time for display: `25 s left`, `2 min left`, `1 h 5 min left`. */
export const timeLeft = (seconds: number): string => {
  if (seconds < 5) return 'a few seconds left'
  // In steps, so that the text does not flicker.
  const rounded = Math.ceil(seconds / 5) * 5
  if (rounded < MINUTE) return `${rounded} s left`
  const minutes = Math.ceil(seconds / MINUTE)
  if (minutes < HOUR / MINUTE) return `${minutes} min left`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest > 0 ? ` ${rest} min` : ''} left`
}
