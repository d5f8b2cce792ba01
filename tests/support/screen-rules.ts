/** What a control or a table is called, as far as its own attributes and its text say. */
export const nameOf = (element: Element): string => {
  const own = ({ ariaLabel, textContent }: Element) => ariaLabel ?? textContent ?? ''
  const labels = [
    ...(element.getAttribute('aria-labelledby')?.split(' ') ?? []).map(id =>
      document.getElementById(id),
    ),
    ...((element as HTMLInputElement).labels ?? []),
  ].filter(label => label !== null)
  const words = element.ariaLabel === null && labels.length > 0 ? labels.map(own) : [own(element)]
  return words.join(' ').replaceAll(/\s+/g, ' ').trim()
}

const shown = (scope: Element, selector: string) =>
  [...scope.querySelectorAll<HTMLElement>(selector)].filter(
    element => element.closest('[hidden], [aria-hidden="true"], [inert]') === null,
  )

/** The dialog that is open, else the page itself. */
export const openScope = (): Element =>
  shown(document.body, '[role="dialog"]').at(-1) ?? document.querySelector('main') ?? document.body

const repeated = (names: readonly string[]) => [
  ...new Set(names.filter((name, index) => names.indexOf(name) !== index)),
]

const namelessTables = (scope: Element) => {
  const names = shown(scope, 'table, [role="grid"]').map(nameOf)
  return [
    ...names.filter(name => name === '').map(() => 'a table without a name'),
    ...repeated(names).map(name => `two tables called ${name}`),
  ]
}

/** The group or the table that something is in tells it from what is called the same in others. */
const nameInPart = (element: Element) => {
  const part = element.parentElement?.closest('[role="group"], [role="radiogroup"], table')
  return [part ? nameOf(part).slice(0, 60) : '', nameOf(element)].join(' / ')
}

/** A dialog can be closed at its head and at its foot, and an address copied wherever it stands. */
const MAY_REPEAT = /\/ (Close|Copy [\d.:a-f]+)$/

/** Controls that do different things and are called the same. */
const ambiguousControls = (scope: Element) => {
  const controls = shown(scope, 'button, input, textarea').filter(each => nameOf(each) !== '')
  const links = new Set(
    shown(scope, 'a[href]:not([role="tab"])').map(a => `${nameOf(a)} → ${a.getAttribute('href')}`),
  )
  return [
    ...repeated(controls.map(nameInPart)).filter(name => !MAY_REPEAT.test(name)),
    ...repeated([...links].map(link => link.replace(/ → .*/, ''))),
  ].map(name => `two controls called ${name}`)
}

/** Controls that show words which are no part of their names: nobody could call them by voice. */
const unspeakableControls = (scope: Element) =>
  shown(scope, 'button, a[href], [role="tab"], [role="radio"]').flatMap(element => {
    const words = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent?.trim().toLowerCase() ?? '')
    const name = nameOf(element)
    const isSpoken = words.every(word => name.toLowerCase().includes(word))
    return isSpoken ? [] : [`${words.join(' ')} is shown and not in the name ${name}`]
  })

/** Names of columns, properties and parts with capitals in the middle. Titles may hold a person's. */
const oddCases = (scope: Element) =>
  shown(scope, 'dt, th, legend, h3').flatMap(({ textContent }) => {
    // Each side of such a sign is a name of its own: `Provisioned / Quota`, `CPU (Count)`.
    const labels = (textContent ?? '').split(/[(/:]/)
    const isOdd = labels.some(label => /\p{L}\S*\s+\p{Lu}\p{Ll}/u.test(label))
    return isOdd ? [`${textContent} has capitals`] : []
  })

/** What is wrong with what is shown, whatever it is about. */
export const brokenRules = (scope: Element): readonly string[] => [
  ...namelessTables(scope),
  ...ambiguousControls(scope),
  ...unspeakableControls(scope),
  ...oddCases(scope),
]
