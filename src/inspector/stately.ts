import { createBrowserInspector } from '@statelyai/inspect'
import { createActor, type AnyActor } from 'xstate'
import { objectsOn, type ObjectSource } from './objects'
import type { InspectedActor, Observer } from './observer'
import { secretFields, withoutSecrets } from './secrets'

/** What happens to an object when an answer of the API has another state of it. */
const ANSWERED = { type: 'api/answered' }

/** An actor that never starts, in the state of an object of the server. */
const standInOf = ({ session, id, machine, shown: { value, context } }: InspectedActor) => {
  // Of what the API tells of an object, this is enough to recognize it.
  const { id: ofObject, name } = context as Readonly<Record<string, unknown>>
  const snapshot = machine!.resolveState({
    value: value as string,
    context: { id: ofObject, name },
  })
  return Object.assign(createActor(machine!, { id, snapshot }), { sessionId: session })
}

/**
 * Opens Stately's inspector in its own window and sends it all machines from now on, and the
 * server's objects that the screen reads. It is a page on the internet, so it gets no payloads, no
 * values of secret fields, and of objects only state, name and id.
 */
export const openStately = (observer: Observer, source: ObjectSource) => {
  const { inspect } = createBrowserInspector({
    sanitizeEvent: ({ type }) => ({ type }),
    sanitizeContext: context => withoutSecrets(context, secretFields(context)) as typeof context,
  })
  observer.passOn(event => inspect.next?.(event))

  const known = new Map<string, { value: unknown; actorRef: AnyActor }>()
  const tell = (actorRef: AnyActor, snapshot: object) => {
    const { sessionId: rootId } = actorRef
    const told = snapshot as ReturnType<AnyActor['getSnapshot']>
    inspect.next?.({ type: '@xstate.snapshot', actorRef, rootId, event: ANSWERED, snapshot: told })
  }
  let api: unknown = null
  const look = () => {
    const { api: now } = source.getState()
    if (now === api) return
    api = now
    const objects = objectsOn(now)
    for (const object of objects) {
      const { session } = object
      const { value } = object.shown
      const before = known.get(session)
      if (before?.value === value) continue
      const actorRef = standInOf(object)
      known.set(session, { value, actorRef })
      if (before) tell(actorRef, actorRef.getSnapshot())
      else inspect.next?.({ type: '@xstate.actor', actorRef, rootId: session })
    }
    const sessions = new Set(objects.map(({ session }) => session))
    for (const [session, { actorRef }] of known) {
      if (sessions.has(session)) continue
      known.delete(session)
      tell(actorRef, { ...actorRef.getSnapshot(), status: 'stopped' })
    }
  }
  look()
  source.subscribe(look)
}
