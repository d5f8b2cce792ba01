import {
  isMachineSnapshot,
  StateMachine,
  type AnyActor,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate'
import { transitionId } from './statechart'
import { secretFields, withoutSecrets } from './secrets'

/** Number of steps kept, for all actors together. */
const STEPS_KEPT = 300

/** Number of ended actors still shown. */
const ENDED_KEPT = 5

/** The displayable part of a machine's snapshot. */
export interface Shown {
  value: unknown
  context: unknown
  tags: readonly string[]
  /** `active`, `done`, `stopped` or `error`. */
  status: string
}

export interface InspectedActor {
  /** Unique, unlike the id, which a later actor can reuse. */
  session: string
  id: string
  /** Null for the root. */
  parent: string | null
  /** Null if the actor does not run a machine. */
  machine: AnyStateMachine | null
  shown: Shown
  /** Ids, in its chart, of the transitions last taken. */
  taken: readonly string[]
  /** The number in the log of the input that led to them; null if nothing is recorded. */
  takenBy: number | null
  hasEnded: boolean
}

/** An event received by an actor, and its effect. */
export interface Step {
  number: number
  /** In milliseconds since the page loaded. */
  time: number
  session: string
  actor: string
  /** The sender: an actor, `store`, or `you` for events sent from the inspector. */
  source: string
  type: string
  payload: unknown
  /** The number in the log of the input that led to it; null if nothing is recorded. */
  input: number | null
  before: Shown | null
  after: Shown
  taken: readonly string[]
}

export interface Inspection {
  /** Parents before children. */
  actors: readonly InspectedActor[]
  /** Oldest first. */
  steps: readonly Step[]
}

interface ObserverOptions {
  /** In milliseconds since the page loaded. */
  now: () => number
  /** Calls back soon, so that many steps render at once. */
  later: (callback: () => void) => void
}

const machineOf = ({ logic }: AnyActor): AnyStateMachine | null =>
  logic instanceof StateMachine ? logic : null

const NOTHING: Shown = { value: null, context: null, tags: [], status: 'active' }

const show = (snapshot: unknown): Shown => {
  if (!isMachineSnapshot(snapshot)) return NOTHING
  const { value, status, tags } = snapshot
  const context: unknown = snapshot.context
  return { value, status, tags: [...tags], context: withoutSecrets(context, secretFields(context)) }
}

const payloadOf = (event: object, context: unknown): unknown => {
  const payload = 'payload' in event ? event.payload : undefined
  return withoutSecrets(payload, [...secretFields(payload), ...secretFields(context)])
}

/** What is known of an actor between two of its snapshots. */
interface Progress {
  actor: InspectedActor
  source: string
  taken: readonly string[]
}

const withoutOld = (actors: readonly InspectedActor[]): InspectedActor[] => {
  const forgotten = actors.filter(({ hasEnded }) => hasEnded).slice(0, -ENDED_KEPT)
  return actors.filter(actor => !forgotten.includes(actor))
}

/**
 * Observes an actor system through XState's inspection protocol and keeps what the inspector shows.
 * It is passive: it stores nothing in the store and sends no events.
 */
export const createObserver = ({ now, later }: ObserverOptions) => {
  const known = new Map<string, Progress>()
  const refs = new Map<string, AnyActor>()
  const listeners = new Set<() => void>()
  const followers = new Set<(event: InspectionEvent) => void>()
  let steps: readonly Step[] = []
  let inspection: Inspection = { actors: [], steps: [] }
  let count = 0
  let isDue = false
  let sent: unknown = null
  let input: number | null = null

  const publish = () => {
    isDue = false
    const actors = withoutOld([...known.values()].map(({ actor }) => actor))
    const kept = new Set(actors.map(({ session }) => session))
    for (const session of known.keys()) if (!kept.has(session)) known.delete(session)
    inspection = { actors, steps }
    for (const listener of listeners) listener()
  }
  const changed = () => {
    if (isDue) return
    isDue = true
    later(publish)
  }

  const adopt = (ref: AnyActor) => {
    const { _parent: starter } = ref
    const actor: InspectedActor = {
      session: ref.sessionId,
      id: ref.id,
      parent: starter?.sessionId ?? null,
      machine: machineOf(ref),
      // Its first snapshot cannot be read before it starts.
      shown: NOTHING,
      taken: [],
      takenBy: null,
      hasEnded: false,
    }
    refs.set(ref.sessionId, ref)
    known.set(ref.sessionId, { actor, source: 'store', taken: [] })
  }

  const sourceOf = (ref: AnyActor, source: { sessionId: string } | undefined, event: object) => {
    if (event === sent) return 'you'
    if (!source) return 'store'
    return source.sessionId === ref.sessionId
      ? 'itself'
      : (known.get(source.sessionId)?.actor.id ?? 'an actor that has ended')
  }

  const step = (progress: Progress, event: { type: string }, snapshot: unknown) => {
    const { actor, source, taken } = progress
    const after = show(snapshot)
    const isFirst = event.type === 'xstate.init'
    const entry: Step = {
      number: (count += 1),
      time: now(),
      session: actor.session,
      actor: actor.id,
      source,
      type: event.type,
      payload: payloadOf(event, actor.shown.context),
      input,
      before: isFirst ? null : actor.shown,
      after,
      taken,
    }
    steps = [...steps.slice(1 - STEPS_KEPT), entry]
    progress.actor = {
      ...actor,
      shown: after,
      taken: taken.length > 0 ? taken : actor.taken,
      takenBy: taken.length > 0 ? input : actor.takenBy,
      hasEnded: after.status !== 'active',
    }
    progress.taken = []
    if (progress.actor.hasEnded) refs.delete(actor.session)
  }

  return {
    observe(event: InspectionEvent) {
      const ref = event.actorRef as AnyActor
      for (const follow of followers) follow(event)
      if (event.type === '@xstate.actor') adopt(ref)
      const progress = known.get(ref.sessionId)
      if (!progress) return
      if (event.type === '@xstate.event')
        progress.source = sourceOf(ref, event.sourceRef, event.event)
      if (event.type === '@xstate.microstep') {
        const { _transitions: transitions } = event
        const ids = transitions.flatMap(definition => transitionId(definition) ?? [])
        progress.taken = [...progress.taken, ...ids]
      }
      if (event.type === '@xstate.snapshot') step(progress, event.event, event.snapshot)
      changed()
    },
    /** Notes that the log has this input, to which what follows belongs. */
    recorded(number: number) {
      input = number
    },
    /**
     * Marks an event as sent from the inspector while `send` runs, and returns the resulting steps.
     */
    sending(event: object, send: () => void): readonly Step[] {
      const before = count
      sent = event
      try {
        send()
      } finally {
        sent = null
      }
      return steps.filter(({ number, source }) => number > before && source === 'you')
    },
    /** Forwards all inspection events, starting with the existing actors. */
    passOn(follow: (event: InspectionEvent) => void) {
      for (const ref of refs.values()) {
        const { sessionId: rootId = ref.sessionId } = ref.system.get('app') ?? {}
        follow({ type: '@xstate.actor', actorRef: ref, rootId })
      }
      followers.add(follow)
    },
    read: () => inspection,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Observer = ReturnType<typeof createObserver>
