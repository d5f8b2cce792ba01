const QUIETLY = 'data-focused-quietly'

/** Moves focus to a field without it showing what it would show to somebody who goes to it. */
export const focusQuietly = (target: HTMLElement): void => {
  target.toggleAttribute(QUIETLY, true)
  target.focus({ preventScroll: true })
  target.removeAttribute(QUIETLY)
}

/** Whether the focus that a field is told of is of that kind. */
export const isFocusedQuietly = (target: Element): boolean => target.hasAttribute(QUIETLY)
