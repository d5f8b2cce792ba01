import type { Query } from '@/api/operations/table'
import { emphasis } from '@/lib/rich-text'
import type { FormOutcome } from './definition'

interface Named {
  name: string
}

/**
 * Makes the outcome of a form about an object with a name: a toast, and the address to go to. With
 * `param`, the address has the object's name as that parameter, and with `view`, the response is
 * cached as the answer to its query.
 */
const outcomeOf =
  (verb: string) =>
  <Next, Param extends keyof Next & string = never>(
    kind: string,
    to: (params: Next) => string,
    param?: Param,
    view?: (params: Next) => Query,
  ) =>
  (object: Named, _values: unknown, { params }: { params: Omit<Next, Param> }): FormOutcome => {
    const next = { ...params, ...(param && { [param]: object.name }) } as Next
    return {
      toast: { content: [`${kind} `, emphasis(object.name), ` ${verb}`] },
      to: to(next),
      ...(view && { primeCache: { query: view(next), data: object } }),
    }
  }

/** The outcome of a form that creates an object. */
export const created = outcomeOf('created')

/** The outcome of a form that edits an object. */
export const updated = outcomeOf('updated')
