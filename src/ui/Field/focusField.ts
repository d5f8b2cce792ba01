const focus = (target: HTMLElement | null): boolean => {
  if (!target) return false
  target.focus({ preventScroll: true })
  // The whole field, so that the label and the message come into view with the control.
  target.closest('[data-field-root]')?.scrollIntoView?.({ block: 'nearest' })
  return true
}

/** Moves focus to the field of this name inside `root`. False when there is none. */
export const focusField = (root: ParentNode, name: string): boolean =>
  focus(root.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`))

/** Moves focus to the first field with an error inside `root`. False when all are valid. */
export const focusFirstInvalid = (root: ParentNode): boolean =>
  focus(root.querySelector<HTMLElement>('[data-field][data-invalid]'))

/** Moves focus to the first field that takes it, without scrolling away from a heading above. */
export const focusFirstField = (root: ParentNode): void =>
  root.querySelector<HTMLElement>('[data-field]:not(:disabled)')?.focus({ preventScroll: true })
