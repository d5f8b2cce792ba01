import { focusQuietly } from '@/ui/FocusKeeper/keepFocus'

const moveTo = (target: HTMLElement): void => {
  focusQuietly(target)
  // The whole field, so that its label and error come into view with the control.
  target.closest('[data-field-root]')?.scrollIntoView?.({ block: 'nearest' })
}

const focus = (target: HTMLElement | null): boolean => {
  const closed = target?.closest('[hidden="until-found"]')
  if (target && closed) {
    // Opens a closed part of the form as the browser does for a text search. Not at once, because
    // it opens by rendering, and effects may be running.
    queueMicrotask(() => {
      closed.dispatchEvent(new Event('beforematch'))
      moveTo(target)
    })
  } else if (target) moveTo(target)
  return target !== null
}

/** Focuses the field of this name inside `root`. Returns false if there is none. */
export const focusField = (root: ParentNode, name: string): boolean =>
  focus(root.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`))

/** Focuses the first field with an error inside `root`. Returns false if all are valid. */
export const focusFirstInvalid = (root: ParentNode): boolean =>
  focus(root.querySelector<HTMLElement>('[data-field][data-invalid]'))

/**
 * Focuses the first enabled field that is more than a checkbox, without scrolling away from a
 * heading above. Selects the text of a number field or combobox, so that typing replaces it.
 */
export const focusFirstField = (root: ParentNode): void => {
  const field =
    root.querySelector<HTMLElement>('[data-field]:not(:disabled, [type="checkbox"])') ??
    root.querySelector<HTMLElement>('[data-field]:not(:disabled)')
  if (field) focusQuietly(field)
  if (field instanceof HTMLInputElement && field.matches('[role="spinbutton"], [role="combobox"]'))
    field.select()
}
