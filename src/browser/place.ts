/** An element with an id that the console gave it, rather than a library. */
const OWN_ID = /^[a-z][a-z-]*$/

/** Deeper than any scrolled element of the console. */
const MOST_STEPS = 40

/**
 * Where an element is, as the nearest id above it and the indices of children from there: `#root/0/2`.
 * Null for one that is in no document.
 */
export const placeOf = (element: Element): string | null => {
  const steps: number[] = []
  for (let at: Element | null = element; at && steps.length < MOST_STEPS; at = at.parentElement) {
    if (OWN_ID.test(at.id)) return [`#${at.id}`, ...steps].join('/')
    if (at === at.ownerDocument.body) return ['body', ...steps].join('/')
    steps.unshift(at.parentElement ? [...at.parentElement.children].indexOf(at) : 0)
  }
  return null
}

/** The element there; undefined if there is none. The place may be any text. */
export const elementAt = (place: string, document: Document): Element | undefined => {
  const [start = '', ...steps] = place.split('/')
  const from = start === 'body' ? document.body : document.getElementById(start.slice(1))
  return steps.reduce<Element | undefined>(
    (at, step) => at?.children[Number(step)],
    from ?? undefined,
  )
}
