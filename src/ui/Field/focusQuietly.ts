const QUIETLY = 'data-focused-quietly'

/** Focuses a field without opening what it would open for a user, such as a list. */
export const focusQuietly = (target: HTMLElement): void => {
  target.toggleAttribute(QUIETLY, true)
  target.focus({ preventScroll: true })
  target.removeAttribute(QUIETLY)
}

/** Whether a focus event comes from `focusQuietly`. */
export const isFocusedQuietly = (target: Element): boolean => target.hasAttribute(QUIETLY)
