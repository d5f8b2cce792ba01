import { createBrowserInspector } from '@statelyai/inspect'
import type { Observer } from './observer'
import { secretFields, withoutSecrets } from './secrets'

/**
 * Opens Stately's inspector in a window of its own and tells it of all machines from here on. It is a
 * page on the internet: it gets no payloads, and nothing that was typed into a secret field.
 */
export const openStately = (observer: Observer) => {
  const { inspect } = createBrowserInspector({
    sanitizeEvent: ({ type }) => ({ type }),
    sanitizeContext: context => withoutSecrets(context, secretFields(context)) as typeof context,
  })
  return observer.passOn(event => inspect.next?.(event))
}
