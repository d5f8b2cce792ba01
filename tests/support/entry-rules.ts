import { act, fireEvent } from '@testing-library/react'
import { nameOf } from './screen-rules'

/** Every list accepts at least one of these. */
const ITEMS = ['web', '8080', '10.9.0.0/16', '10.9.0.5', '172.20.26.0/26']
const NO_ITEM = '!?'

/** The fields for a new list item: a group with a button that clears it. */
const entriesIn = (scope: Element) =>
  [...scope.querySelectorAll('button')]
    .filter(({ textContent }) => textContent === 'Clear')
    .flatMap(button => button.closest('[role="group"]') ?? [])

const enter = (field: Element | null | undefined, value: string) => {
  if (field)
    act(() => {
      fireEvent.change(field, { target: { value } })
    })
}

/**
 * Types into the fields for new items and submits the form without adding them: valid input must
 * then be in the list, invalid input must be reported at the field.
 */
export const brokenEntries = async (
  scope: Element,
  settle: () => Promise<void>,
): Promise<readonly string[]> => {
  const broken: string[] = []
  // Keeps the form from actually being submitted.
  enter(scope.querySelector('[data-field="name"]'), NO_ITEM)
  enter(scope.querySelector('[data-field="description"]'), 'x'.repeat(513))
  const send = async (entry: Element, value: string) => {
    const [first, ...others] = entry.querySelectorAll('input:not([type="hidden"])')
    for (const other of others) if (!other.hasAttribute('role')) enter(other, '')
    enter(first, value)
    act(() => entry.closest('form')?.requestSubmit())
    await settle()
    return entry.closest('[data-field]')?.querySelector('table')?.textContent ?? ''
  }
  for (const entry of entriesIn(scope)) {
    // Nothing can be typed where the first field is a choice.
    if (!entry.querySelector('input:not([type="hidden"])')) continue
    const before = await send(entry, NO_ITEM)
    if (before.includes(NO_ITEM)) broken.push(`${nameOf(entry)} adds ${NO_ITEM}`)
    if (!entry.querySelector('[aria-invalid="true"]'))
      broken.push(`${nameOf(entry)} drops ${NO_ITEM}`)
    let isAdded = false
    for (const item of ITEMS) isAdded ||= (await send(entry, item)).includes(item)
    if (!isAdded) broken.push(`${nameOf(entry)} is dropped`)
  }
  return broken
}
