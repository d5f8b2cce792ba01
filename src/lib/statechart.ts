import {
  and,
  not,
  or,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate'

/** What one event does in a state, as far as its guard lets it. */
export interface ChartTransition {
  /** Unique within the chart. */
  id: string
  /** The id of the state that lists it. */
  source: string
  /** As it is read: `form/changed`, `after loadingBarDelay (20 ms)`, `always`. */
  event: string
  /** The type of the event that it takes, where that comes from outside the machine. */
  type: string | null
  /** In words: `isMine and not isDirty`. Null where there is none. */
  guard: string | null
  /** The ids of the states it leads to; none where only its actions run. */
  targets: readonly string[]
  actions: readonly string[]
  /** Whether the state, or what is in it, is left and entered anew where it leads to itself. */
  beginsAnew: boolean
}

/** An actor that runs for as long as the state is active. */
export interface ChartInvocation {
  id: string
  /** The name of its logic. */
  source: string
}

export interface ChartState {
  /** Unique within the chart: `form.open.dirty`. */
  id: string
  key: string
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** The id of the state it is in; null for the machine itself. */
  parent: string | null
  /** The id of the child that it begins with. */
  initial: string | null
  description: string | null
  tags: readonly string[]
  entry: readonly string[]
  exit: readonly string[]
  invokes: readonly ChartInvocation[]
  transitions: readonly ChartTransition[]
  states: readonly ChartState[]
}

/** A machine as it can be drawn, listed and printed. */
export interface Chart {
  /** The machine itself is the outermost state. */
  root: ChartState
  /** The names of the logic that it starts actors of by itself, besides those that states invoke. */
  spawns: readonly string[]
}

// By identity: a build that is made small keeps no names of functions.
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

/** `startCall(importStop)`: the values alone say enough. */
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

/** What XState makes of the ends and errors of actors, and of states that come to their end. */
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

/** The id that a transition has in the chart of its machine; null for the start of a machine. */
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
  beginsAnew:
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
  // As it is written: XState adds to it what `after` needs.
  entry: listed(node.config.entry).map(describeAction),
  exit: listed(node.config.exit).map(describeAction),
  invokes: node.invoke.map(({ id, src }) => ({ id, source: String(src) })),
  transitions: [...[...node.transitions.values()].flat(), ...(node.always ?? [])].map(toTransition),
  states: Object.values(node.states).map(toState),
})

/** A state of a chart and all that are in it, outermost first. */
export const statesIn = (state: ChartState): ChartState[] => [
  state,
  ...state.states.flatMap(statesIn),
]

/** Whether its state stays as it is: nothing but actions runs. */
export const isInner = ({ source, targets }: ChartTransition): boolean =>
  targets.every(target => target === source)

/** `form/changed [isMine]` */
export const labelOf = ({ event, guard }: ChartTransition): string =>
  guard === null ? event : `${event} [${guard}]`

/** All that leads from one state to another. */
export interface ChartArrow {
  /** Unique within the chart. */
  id: string
  from: string
  to: string
  /** In the order that they are tried in. */
  transitions: readonly ChartTransition[]
}

/** The arrows between a state and those in it. What keeps a state as it is, is none. */
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

/** Reads a machine's definition. Nothing of it runs. */
export const toChart = (machine: AnyStateMachine): Chart => {
  const root = toState(machine.root)
  const invoked = new Set(statesIn(root).flatMap(({ invokes }) => invokes.map(each => each.source)))
  const named = Object.keys(machine.implementations.actors)
  return { root, spawns: named.filter(name => !invoked.has(name)) }
}

/** The ids of the states that a machine with this state value is in, the machine itself included. */
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

/** The types of the events that are listed for the states that a machine is in. */
export const knownEvents = ({ root }: Chart, value: unknown): string[] => {
  const active = activeStates(root, value)
  const types = statesIn(root)
    .filter(({ id }) => active.includes(id))
    .flatMap(({ transitions }) => transitions.flatMap(({ type }) => type ?? []))
  return [...new Set(types)].toSorted()
}

/** A state value in words: `loading.quiet`, or `left.open, right.closed` for states at once. */
export const stateText = (value: unknown): string => {
  if (typeof value === 'string') return value
  return Object.entries(value ?? {})
    .map(([key, inner]) => [key, stateText(inner)].filter(Boolean).join('.'))
    .join(', ')
}

/** The id of a state as it is called within its machine: `open.dirty`. */
export const nameWithin = ({ root }: Chart, id: string): string =>
  id.startsWith(`${root.id}.`) ? id.slice(root.id.length + 1) : id
