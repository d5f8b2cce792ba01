import { act, fireEvent } from '@testing-library/react'
import { formatNumber } from '@/lib/number'
import { nameOf } from './screen-rules'

/** Text fields, except the single-character inputs of a code. */
const FIELDS =
  ':is(input:is([type="text"], :not([type])), textarea):not([readonly], [disabled], [aria-label^="Character "], [data-filter])'

/** A field's description: help text, rules, errors. */
const saidOf = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map(id => document.getElementById(id)?.textContent ?? '')
    .join(' ')

const enter = (field: Element, value: string) => {
  act(() => {
    fireEvent.focus(field)
    fireEvent.change(field, { target: { value } })
  })
  act(() => {
    fireEvent.blur(field)
  })
}

const numberFaults = (field: HTMLInputElement) => {
  const [min, max] = [field.ariaValueMin, field.ariaValueMax]
  if (min === null || max === null) return ['has no limits']
  const limit = (value: string) => formatNumber(Number(value), 'en-US', 20)
  const mistakes: readonly [string, RegExp][] = [
    ['1e3', /Enter a (whole )?number/],
    ['4 apples', /Enter a (whole )?number/],
    [String(Math.min(-5, Number(min) - 1)), new RegExp(`At least ${limit(min)}(?![\\d,])`)],
    [String(Number(max) + 1), new RegExp(`At most ${limit(max)}(?![\\d,])`)],
  ]
  return mistakes.flatMap(([text, message]) => {
    enter(field, text)
    return [
      ...(field.value === text ? [] : [`makes ${field.value} of ${text}`]),
      ...(message.test(saidOf(field)) ? [] : [`says ${saidOf(field)} of ${text}`]),
    ]
  })
}

/** Text that matches no option must stay, with an error unless custom values are allowed. */
const comboboxFaults = (field: HTMLInputElement) => {
  const isFree = /enter (your own|a )/i.test(saidOf(field))
  enter(field, 'no such thing')
  if (field.value !== 'no such thing') return [`makes ${field.value} of what was typed`]
  return isFree || field.ariaInvalid === 'true' ? [] : ['takes what is no option']
}

const NAMES = /^(Name|\w+ name)( \(Optional\))?$/
/** Names without the usual rules. */
const FREE_NAMES = [
  'Admin group name',
  'Group attribute name',
  'Display name',
  'View name',
  'Dashboard name',
  'User name',
  // Of LLDP.
  'System name',
  'Link name',
]

/** Texts that have a form of their own, which is checked when the field is left. */
const CHECKED =
  /\b(IP|IPv[46]) (address|block|prefix|network)|^((First|Last|Peer|Source|Remote|Local) address|Address|First|Last|Network|Subnet|(Target|Destination) value|Transit IPs|Sources|Port filters|Management IP|(.* )?URL|Technical contact email)( \(Optional\))?$/

const textFaults = (field: HTMLInputElement) => {
  const name = nameOf(field)
  const hasRule = /Lower-case letters, digits and dashes/.test(saidOf(field))
  const isName = NAMES.test(name) && !FREE_NAMES.includes(name)
  enter(field, '  a ')
  return [
    ...(isName && !hasRule ? ['does not say what a name may be'] : []),
    ...(CHECKED.test(name) && field.ariaInvalid !== 'true' ? ['is not checked on leaving'] : []),
    ...(/^Type .* to confirm/.test(name) && field.ariaRequired !== 'true' ? ['is optional'] : []),
    ...(field.value === 'a' ? [] : ['keeps spaces around a text']),
  ]
}

const faultsOf = (field: HTMLInputElement) => {
  if (field.getAttribute('role') === 'spinbutton') return numberFaults(field)
  if (field.getAttribute('role') === 'combobox') return comboboxFaults(field)
  return field.tagName === 'TEXTAREA' ? [] : textFaults(field)
}

/**
 * Types into every field in the scope, leaves it, and returns the violations of the common rules.
 */
export const brokenFields = (scope: Element): readonly string[] =>
  [...scope.querySelectorAll<HTMLInputElement>(FIELDS)].flatMap(field =>
    faultsOf(field).map(fault => `${nameOf(field)} ${fault}`),
  )

const REQUIRED = ':is(input, textarea)[aria-required="true"]:not([role], [type="file"], [disabled])'

/** Submits the form with required fields empty: each must show an error. */
export const wrongMarks = async (
  scope: Element,
  settle: () => Promise<void>,
): Promise<readonly string[]> => {
  const marked = [...scope.querySelectorAll<HTMLInputElement>(REQUIRED)]
  for (const field of marked) enter(field, '')
  act(() => marked[0]?.form?.requestSubmit())
  await settle()
  // Forms that cannot be submitted at present show no field errors.
  const isSent = marked.some(field => field.ariaInvalid === 'true')
  return marked.flatMap(field =>
    isSent && field.ariaInvalid !== 'true' ? `${nameOf(field)} is not required` : [],
  )
}
