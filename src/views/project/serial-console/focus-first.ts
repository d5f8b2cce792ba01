/** Focuses the first control in an element. */
export const focusFirst = (element: HTMLElement | null) =>
  element?.querySelector<HTMLElement>('button, a[href]')?.focus()

/** Whether the focus is on a control or in a dialog, and must not be moved. */
export const isFocusInUse = () =>
  document.activeElement?.matches('a, button, input, textarea, [role="dialog"] *') ?? false
