/** The key in session storage of how far down a page stood at an entry of the tab's history. */
export const scrollKey = (entry: number): string => `scroll-position-${entry}`
