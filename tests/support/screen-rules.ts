/** An approximate accessible name: from the element's own attributes and text. */
export const nameOf = (element: Element): string => {
  const own = ({ ariaLabel, textContent }: Element) => ariaLabel ?? textContent ?? ''
  // jsdom searches the whole document for the labels of one element.
  const labels =
    element.ariaLabel === null
      ? [
          ...(element.getAttribute('aria-labelledby')?.split(' ') ?? []).map(id =>
            document.getElementById(id),
          ),
          ...((element as HTMLInputElement).labels ?? []),
        ].filter(label => label !== null)
      : []
  const words = labels.length > 0 ? labels.map(own) : [own(element)]
  return words.join(' ').replaceAll(/\s+/g, ' ').trim()
}

const shown = (scope: Element, selector: string) =>
  [...scope.querySelectorAll<HTMLElement>(selector)].filter(
    element => element.closest('[hidden], [aria-hidden="true"], [inert]') === null,
  )

/** The open dialog, else the page. */
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

/** The name with that of the surrounding group or table, which distinguishes equal names. */
const nameInPart = (element: Element) => {
  const part = element.parentElement?.closest('[role="group"], [role="radiogroup"], table')
  return [part ? nameOf(part).slice(0, 60) : '', nameOf(element)].join(' / ')
}

/** Dialogs have two close buttons, and an address may have several copy buttons. */
const MAY_REPEAT = /\/ (Close|Copy [\d.:a-f]+)$/

/** Controls with equal names that do different things. */
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

/** Controls whose visible label is not part of their name: they cannot be used by voice. */
const unspeakableControls = (scope: Element) =>
  shown(scope, 'button, a[href], [role="tab"], [role="radio"]').flatMap(element => {
    const words = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent?.trim().toLowerCase() ?? '')
    const name = nameOf(element)
    const isSpoken = words.every(word => name.toLowerCase().includes(word))
    return isSpoken ? [] : [`${words.join(' ')} is shown and not in the name ${name}`]
  })

/**
 * Labels of columns, properties and sections with capitals in the middle. Titles may contain names,
 * and the heading below the title of a panel is one.
 */
const oddCases = (scope: Element) =>
  shown(scope, 'dt, th, legend, h3:not(h2 + h3)').flatMap(({ textContent }) => {
    // Each part of `Provisioned / Quota` or `Packets sent (Count)` is a label of its own.
    const labels = (textContent ?? '').split(/[(/:]/)
    const isOdd = labels.some(label => /\p{L}\S*\s+\p{Lu}\p{Ll}/u.test(label))
    return isOdd ? [`${textContent} has capitals`] : []
  })

/** Violations of the rules for every screen. */
export const brokenRules = (scope: Element): readonly string[] => [
  ...namelessTables(scope),
  ...ambiguousControls(scope),
  ...unspeakableControls(scope),
  ...oddCases(scope),
]
