import type { SeenElement } from '@/recorder/log'

/** In characters. */
const LONGEST = 60

/** Texts that are shorter may be part of any name. */
const SHORTEST_TYPED = 3

/** Elements with a role that a person knows. */
const KNOWN =
  'a[href], button, input, textarea, select, summary, [role], [contenteditable="true"], [tabindex]'

/** Where names are content that no log may hold, such as the lines of another log. */
const PRIVATE = '[data-unrecorded]'

/** What is typed into. Its text is never a name. */
const TYPED_INTO = 'input, textarea, select, [contenteditable="true"], .xterm'

/** Roles of elements that are named by their text. */
const NAMED_BY_TEXT =
  /^(button|heading|link|tab|menuitem|menuitemradio|menuitemcheckbox|option|switch|checkbox|radio)$/

const IMPLICIT: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  SUMMARY: 'button',
  TEXTAREA: 'textbox',
  SELECT: 'combobox',
}

const roleOf = (element: Element): string => {
  const given = element.getAttribute('role') ?? ''
  if (/^[a-z]{1,20}$/.test(given)) return given
  if (element instanceof HTMLInputElement)
    return /^(checkbox|radio|button|submit)$/.exec(element.type)?.[0] ?? 'textbox'
  if (/^H[1-6]$/.test(element.tagName)) return 'heading'
  return IMPLICIT[element.tagName] ?? element.tagName.toLowerCase().slice(0, 20)
}

const textOf = (element: Element | null): string => {
  if (!element) return ''
  const parts = Array.from(element.childNodes, node => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
    return node instanceof Element && !node.matches(TYPED_INTO) ? ` ${textOf(node)} ` : ''
  })
  return parts.join('')
}

const labelsOf = (element: Element): string => {
  const ids = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean)
  const labelled = ids.map(id => textOf(document.getElementById(id))).join(' ')
  if (labelled.trim()) return labelled
  const labels = 'labels' in element ? (element.labels as NodeListOf<Element> | null) : null
  return Array.from(labels ?? [], textOf).join(' ')
}

/** One query for all would take longer, and this is the largest cost of recording. */
const fieldsOfPage = () =>
  TYPED_INTO.split(', ').flatMap(each => [...document.querySelectorAll(each)])

const typedInto = (field: Element): string => {
  if (!('value' in field)) return field.textContent
  const isText = !/^(checkbox|radio|button|submit)$/.test((field as HTMLInputElement).type)
  return isText ? String(field.value) : ''
}

/** What is in the fields of the page. */
const typedTexts = () =>
  fieldsOfPage().flatMap(field =>
    typedInto(field)
      .toLowerCase()
      .split(/\n/)
      .map(line => line.trim()),
  )

const nameOf = (element: Element, role: string): string | undefined => {
  if (element.closest(PRIVATE)) return undefined
  const own = NAMED_BY_TEXT.test(role) && !element.matches(TYPED_INTO) ? textOf(element) : ''
  const name = (element.getAttribute('aria-label') || labelsOf(element) || own)
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (name === '') return undefined
  // The page may repeat in a label what someone types beside it.
  const lower = name.toLowerCase()
  const isTyped = typedTexts().some(text => text.length >= SHORTEST_TYPED && lower.includes(text))
  return isTyped ? undefined : name.slice(0, LONGEST)
}

/**
 * The nearest element around a target that has a role, as assistive technology names it. Never what
 * is typed: a field is named by its label alone.
 */
export const elementOf = (target: EventTarget | null): SeenElement => {
  const element = target instanceof Element ? target.closest(KNOWN) : null
  if (!element) return {}
  const role = roleOf(element)
  const name = nameOf(element, role)
  return { role, ...(name !== undefined && { name }) }
}
