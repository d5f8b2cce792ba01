import { createBrowserInspector } from '@statelyai/inspect'
import type { Observer } from './observer'
import { secretFields, withoutSecrets } from './secrets'

/**
 * Opens Stately's inspector in its own window and sends it all machines from now on. It is a page
 * on the internet, so it gets no payloads and no values of secret fields.
 */
export const openStately = (observer: Observer) => {
  const { inspect } = createBrowserInspector({
    sanitizeEvent: ({ type }) => ({ type }),
    sanitizeContext: context => withoutSecrets(context, secretFields(context)) as typeof context,
  })
  return observer.passOn(event => inspect.next?.(event))
}
