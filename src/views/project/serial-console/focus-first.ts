/** Puts the focus on the first control in an element. */
export const focusFirst = (element: HTMLElement | null) =>
  element?.querySelector<HTMLElement>('button, a[href]')?.focus()

/** True while the focus is on something that is used: it is not to be taken away from there. */
export const isFocusInUse = () =>
  document.activeElement?.matches('a, button, input, textarea, [role="dialog"] *') ?? false
