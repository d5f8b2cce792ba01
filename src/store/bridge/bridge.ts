import type { Middleware, UnknownAction } from '@reduxjs/toolkit'
import {
  createActor,
  isMachineSnapshot,
  type AnyActor,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate'
import type { ClockPort } from '@/ports/ports'
import { createAppMachine } from '@/machines/app/app.machine'
import { actorChanged, actorStopped, type ActorSnapshot } from './slice'

type Dispatch = (action: UnknownAction) => unknown

/** Whether a machine lists this event type in any of its `on` maps. */
const takes = (actor: AnyActor, type: string) => {
  const { logic } = actor
  return 'events' in logic && Array.isArray(logic.events) && logic.events.includes(type)
}

const snapshotOf = (actor: AnyActor): ActorSnapshot | null => {
  const snapshot: unknown = actor.getSnapshot()
  if (!isMachineSnapshot(snapshot)) return null
  const { value, context, status, tags } = snapshot
  return { id: actor.id, value, context, tags: [...tags], status }
}

/**
 * Connects the store to its actor system. Every event is sent to the actors that handle it, every
 * snapshot is stored in the `actors` slice, and every decision a machine emits is dispatched to the
 * store. Sagas see an event only after the machines have handled it, and a decision only after the
 * snapshots it belongs to. `machines` are those loaded with screens, by name.
 */
export const createBridge = (
  clock: ClockPort,
  machines: ReadonlyMap<string, AnyStateMachine>,
  onInspect?: (event: InspectionEvent) => void,
) => {
  const live = new Map<string, AnyActor>()
  const snapshots = new Map<string, UnknownAction>()
  const decisions: UnknownAction[] = []
  let dispatch: Dispatch = () => undefined
  let sending = 0

  const next = () => {
    const [first] = snapshots
    if (!first) return decisions.shift()
    snapshots.delete(first[0])
    return first[1]
  }

  const flush = () => {
    if (sending > 0) return
    for (let action = next(); action; action = next()) dispatch(action)
  }

  const register = (actor: AnyActor) => {
    live.set(actor.id, actor)
    actor.on('*', decision => decisions.push(decision))
  }

  const publish = (actor: AnyActor) => {
    const snapshot = snapshotOf(actor)
    if (!snapshot || live.get(actor.id) !== actor) return
    const isOver = snapshot.status !== 'active'
    if (isOver) live.delete(actor.id)
    snapshots.set(actor.id, isOver ? actorStopped({ id: actor.id }) : actorChanged(snapshot))
  }

  const root = createActor(createAppMachine(machines), {
    id: 'app',
    systemId: 'app',
    clock: {
      setTimeout: (callback, ms) => clock.setTimeout(callback, ms),
      clearTimeout: id => clock.clearTimeout(id),
    },
    inspect: event => {
      onInspect?.(event)
      if (event.type === '@xstate.actor') register(event.actorRef as AnyActor)
      if (event.type !== '@xstate.snapshot') return
      publish(event.actorRef as AnyActor)
      flush()
    },
  })

  const middleware: Middleware = () => pass => action => {
    const result = pass(action)
    sending += 1
    try {
      const event = action as UnknownAction
      for (const actor of live.values()) if (takes(actor, event.type)) actor.send(event)
    } finally {
      sending -= 1
    }
    flush()
    return result
  }

  return {
    middleware,
    /** Starts the actors, which from now on send their snapshots and decisions to `to`. */
    start(to: Dispatch) {
      dispatch = to
      sending += 1
      root.start()
      sending -= 1
      flush()
    },
    stop: () => root.stop(),
  }
}
