import { focusQuietly } from './focusQuietly'

const moveTo = (target: HTMLElement): void => {
  focusQuietly(target)
  // The whole field, so that the label and the message come into view with the control.
  target.closest('[data-field-root]')?.scrollIntoView?.({ block: 'nearest' })
}

const focus = (target: HTMLElement | null): boolean => {
  const closed = target?.closest('[hidden="until-found"]')
  if (target && closed) {
    // A closed part of the form opens as it does when the browser finds a text in it. Not at
    // once: it opens by rendering, which effects may still be in the middle of.
    queueMicrotask(() => {
      closed.dispatchEvent(new Event('beforematch'))
      moveTo(target)
    })
  } else if (target) moveTo(target)
  return target !== null
}

/** Moves focus to the field of this name inside `root`. False when there is none. */
export const focusField = (root: ParentNode, name: string): boolean =>
  focus(root.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`))

/** Moves focus to the first field with an error inside `root`. False when all are valid. */
export const focusFirstInvalid = (root: ParentNode): boolean =>
  focus(root.querySelector<HTMLElement>('[data-field][data-invalid]'))

/**
 * Moves focus to the first field that takes it, without scrolling away from a heading above. What is
 * in a number or a combobox is selected, so that typing replaces it.
 */
export const focusFirstField = (root: ParentNode): void => {
  const field = root.querySelector<HTMLElement>('[data-field]:not(:disabled)')
  if (field) focusQuietly(field)
  if (field instanceof HTMLInputElement && field.matches('[role="spinbutton"], [role="combobox"]'))
    field.select()
}
