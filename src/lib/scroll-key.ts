/** The session storage key of the scroll position of a history entry. */
export const scrollKey = (entry: number): string => `scroll-position-${entry}`
