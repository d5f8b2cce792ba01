import {
  and,
  not,
  or,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate'

/** A transition: what one event does in a state if its guard allows it. */
export interface ChartTransition {
  /** Unique within the chart. */
  id: string
  /** The id of the state that defines it. */
  source: string
  /** For display: `form/changed`, `after loadingBarDelay (20 ms)`, `always`. */
  event: string
  /** The event type, if the event comes from outside the machine. */
  type: string | null
  /** For display: `isMine and not isDirty`. Null if unguarded. */
  guard: string | null
  /** Ids of the target states; empty if it only runs actions. */
  targets: readonly string[]
  actions: readonly string[]
  /** Whether a transition to the same state exits and re-enters it. */
  reenters: boolean
}

/** An actor invoked while the state is active. */
interface ChartInvocation {
  id: string
  /** The name of the actor logic. */
  source: string
}

export interface ChartState {
  /** Unique within the chart: `form.open.dirty`. */
  id: string
  key: string
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** The id of the parent state; null for the root. */
  parent: string | null
  /** The id of the initial child. */
  initial: string | null
  description: string | null
  tags: readonly string[]
  entry: readonly string[]
  exit: readonly string[]
  invokes: readonly ChartInvocation[]
  transitions: readonly ChartTransition[]
  states: readonly ChartState[]
}

/** A machine as data that can be drawn, listed and printed. */
export interface Chart {
  /** The machine itself. */
  root: ChartState
  /** Names of actor logic that actions spawn, besides what states invoke. */
  spawns: readonly string[]
}

// Compared by identity, because minification drops function names.
const CONNECTIVES = new Map<unknown, (names: string[]) => string>([
  [checkOf(and([])), names => names.join(' and ')],
  [checkOf(or([])), names => `(${names.join(' or ')})`],
  [checkOf(not('')), ([name = '']) => `not ${name}`],
])

function checkOf(guard: unknown): unknown {
  return (guard as { check?: unknown }).check
}

const describeValue = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

/** `startCall(importStop)`: the names of the parameters are left out. */
const describeNamed = ({ type, params }: { type: string; params?: unknown }): string => {
  if (typeof params !== 'object' || params === null) return type
  return `${type}(${Object.values(params).map(describeValue).join(', ')})`
}

const isNamed = (part: unknown): part is { type: string; params?: unknown } =>
  (typeof part === 'object' || typeof part === 'function') &&
  part !== null &&
  'type' in part &&
  typeof part.type === 'string'

const describeGuard = (guard: unknown): string => {
  if (typeof guard === 'string') return guard
  const connective = CONNECTIVES.get(checkOf(guard))
  if (connective) {
    const { guards } = guard as { guards: readonly unknown[] }
    return connective(guards.map(describeGuard))
  }
  return isNamed(guard) ? describeNamed(guard) : 'a guard without a name'
}

const describeAction = (action: unknown): string => {
  if (typeof action === 'string') return action
  return isNamed(action) ? describeNamed(action).replace('xstate.', '') : 'an action without a name'
}

const listed = (written: unknown): readonly unknown[] => {
  if (written === undefined) return []
  return Array.isArray(written) ? written : [written]
}

const describeDelay = (delay: unknown, { implementations }: AnyStateMachine): string => {
  if (typeof delay === 'number') return `${delay} ms`
  const length: unknown = implementations.delays[String(delay)]
  return typeof length === 'number' ? `${delay} (${length} ms)` : String(delay)
}

/** XState's internal events for actors and for states that reach a final state. */
const INNER_EVENTS: readonly [RegExp, string][] = [
  [/^xstate\.done\.actor\./, 'done: '],
  [/^xstate\.error\.actor\./, 'error: '],
  [/^xstate\.snapshot\./, 'snapshot: '],
  [/^xstate\.done\.state\./, 'all done: '],
]

const describeEvent = ({ eventType, source, ...rest }: AnyTransitionDefinition): string => {
  if (eventType === '') return 'always'
  const delay: unknown = 'delay' in rest ? rest.delay : undefined
  if (delay !== undefined) return `after ${describeDelay(delay, source.machine)}`
  const [prefix, name] = INNER_EVENTS.find(([pattern]) => pattern.test(eventType)) ?? []
  return prefix ? eventType.replace(prefix, name ?? '') : eventType
}

const listOf = (node: AnyStateNode, eventType: string): readonly AnyTransitionDefinition[] =>
  (eventType === '' ? node.always : node.transitions.get(eventType)) ?? []

/** A transition's id in its machine's chart; null for the initial transition. */
export const transitionId = (definition: AnyTransitionDefinition): string | null => {
  const { source, eventType } = definition
  const index = source ? listOf(source, eventType).indexOf(definition) : -1
  return index < 0 ? null : `${source.id} ${eventType} ${index}`
}

const toTransition = (definition: AnyTransitionDefinition): ChartTransition => ({
  id: transitionId(definition) ?? '',
  source: definition.source.id,
  event: describeEvent(definition),
  type: /^($|\*$|xstate\.)/.test(definition.eventType) ? null : definition.eventType,
  guard: definition.guard === undefined ? null : describeGuard(definition.guard),
  targets: (definition.target ?? []).map(({ id }) => id),
  actions: definition.actions.map(describeAction),
  reenters:
    definition.reenter ||
    (definition.source.type !== 'atomic' &&
      definition.target?.includes(definition.source) === true),
})

const toState = (node: AnyStateNode): ChartState => ({
  id: node.id,
  key: node.key,
  type: node.type,
  parent: node.parent?.id ?? null,
  initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
  description: node.description ?? null,
  tags: node.tags,
  // From the config: `node.entry` also has the actions XState adds for `after`.
  entry: listed(node.config.entry).map(describeAction),
  exit: listed(node.config.exit).map(describeAction),
  invokes: node.invoke.map(({ id, src }) => ({ id, source: String(src) })),
  transitions: [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(toTransition),
  states: Object.values(node.states).map(toState),
})

/** A state and all its descendants, parents first. */
export const statesIn = (state: ChartState): ChartState[] => [
  state,
  ...state.states.flatMap(statesIn),
]

/** Whether the state does not change: only actions run. */
export const isInner = ({ source, targets }: ChartTransition): boolean =>
  targets.every(target => target === source)

/** `form/changed [isMine]` */
export const labelOf = ({ event, guard }: ChartTransition): string =>
  guard === null ? event : `${event} [${guard}]`

/** All transitions from one state to another. */
export interface ChartArrow {
  /** Unique within the chart. */
  id: string
  from: string
  to: string
  /** In the order in which they are tried. */
  transitions: readonly ChartTransition[]
}

/** The arrows between a state and its descendants, without transitions that stay in their state. */
export const arrowsOf = (state: ChartState): ChartArrow[] => {
  const arrows = new Map<string, ChartArrow>()
  for (const transition of statesIn(state).flatMap(each => each.transitions)) {
    if (isInner(transition)) continue
    for (const to of transition.targets) {
      const id = `${transition.source} → ${to}`
      const transitions = [...(arrows.get(id)?.transitions ?? []), transition]
      arrows.set(id, { id, from: transition.source, to, transitions })
    }
  }
  return [...arrows.values()]
}

/** Reads a machine's definition. Runs nothing. */
export const toChart = (machine: AnyStateMachine): Chart => {
  const root = toState(machine.root)
  const invoked = new Set(statesIn(root).flatMap(({ invokes }) => invokes.map(each => each.source)))
  const named = Object.keys(machine.implementations.actors)
  return { root, spawns: named.filter(name => !invoked.has(name)) }
}

/** Ids of the active states for a state value, including the machine itself. */
export const activeStates = (state: ChartState, value: unknown): string[] => {
  const keys = typeof value === 'string' ? [value] : Object.keys(value ?? {})
  const within = typeof value === 'string' ? {} : (value as Record<string, unknown> | null)
  return [
    state.id,
    ...state.states
      .filter(({ key }) => keys.includes(key))
      .flatMap(child => activeStates(child, within?.[child.key])),
  ]
}

/** The event types that the active states have transitions for. */
export const knownEvents = ({ root }: Chart, value: unknown): string[] => {
  const active = activeStates(root, value)
  const types = statesIn(root)
    .filter(({ id }) => active.includes(id))
    .flatMap(({ transitions }) => transitions.flatMap(({ type }) => type ?? []))
  return [...new Set(types)].toSorted()
}

/** A state value as text: `loading.quiet`, or `left.open, right.closed` for parallel states. */
export const stateText = (value: unknown): string => {
  if (typeof value === 'string') return value
  return Object.entries(value ?? {})
    .map(([key, inner]) => [key, stateText(inner)].filter(Boolean).join('.'))
    .join(', ')
}

/** A state's id relative to its machine: `open.dirty`. */
export const relativeStateId = ({ root }: Chart, id: string): string =>
  id.startsWith(`${root.id}.`) ? id.slice(root.id.length + 1) : id
