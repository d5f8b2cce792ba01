/** How much faster than recorded a log can be played. */
export const SPEEDS = [0.5, 1, 2, 4, 8, 16] as const
