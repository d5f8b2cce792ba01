import type { AnyStateMachine } from 'xstate'
import { diskMachine, diskStates } from '@/machines/disk/disk.machine'
import { imageMachine, imageScope, imageScopes } from '@/machines/image/image.machine'
import { instanceMachine, instanceStates } from '@/machines/instance/instance.machine'
import { snapshotMachine, snapshotStates } from '@/machines/snapshot/snapshot.machine'
import type { InspectedActor } from './observer'

type Item = Readonly<Record<string, unknown>>

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null

interface Kind {
  machine: AnyStateMachine
  states: readonly string[]
  /** The operations whose answers are such objects, or lists of them. */
  operations: RegExp
  /** The name of an object's state, as the API spells it. */
  stateOf: (item: Item) => unknown
}

const KINDS: readonly Kind[] = [
  {
    machine: instanceMachine,
    states: instanceStates,
    operations: /^instance(List|View)$/,
    stateOf: ({ runState }) => runState,
  },
  {
    machine: diskMachine,
    states: diskStates,
    operations: /^(disk|instanceDisk)(List|View)$/,
    stateOf: ({ state }) => isItem(state) && state['state'],
  },
  {
    machine: snapshotMachine,
    states: snapshotStates,
    operations: /^snapshot(List|View)$/,
    stateOf: ({ state }) => state,
  },
  {
    machine: imageMachine,
    states: imageScopes,
    operations: /^image(List|View)$/,
    stateOf: imageScope,
  },
]

/** What is read of the answers of the API in the store, and who uses them. */
export interface Answers {
  queries: Readonly<
    Record<
      string,
      | {
          endpointName?: string | undefined
          data?: unknown
          fulfilledTimeStamp?: number | undefined
        }
      | undefined
    >
  >
  subscriptions: Readonly<Record<string, object | undefined>>
}

/** The store that has the answers. */
export interface ObjectSource {
  getState: () => { api: Answers }
  subscribe: (listener: () => void) => () => void
}

const itemsOf = (data: unknown): readonly Item[] => {
  if (!isItem(data)) return []
  const { items } = data
  return (Array.isArray(items) ? items : [data]).filter(isItem)
}

/**
 * The server's objects that the screen reads, as machines in the state that the API last told: they
 * run on the server, never here. States that this build does not know are left out.
 */
export const objectsOn = ({ queries, subscriptions }: Answers): InspectedActor[] => {
  const found = new Map<string, InspectedActor>()
  const inUse = Object.entries(queries)
    .filter(([key]) => Object.keys(subscriptions[key] ?? {}).length > 0)
    .flatMap(([, entry]) => (entry?.data === undefined ? [] : [entry]))
    // Of two answers that have an object, the later one is right.
    .toSorted((one, other) => (one.fulfilledTimeStamp ?? 0) - (other.fulfilledTimeStamp ?? 0))
  for (const { endpointName = '', data } of inUse) {
    const kind = KINDS.find(({ operations }) => operations.test(endpointName))
    for (const item of kind ? itemsOf(data) : []) {
      const value = kind!.stateOf(item)
      if (typeof value !== 'string' || !kind!.states.includes(value)) continue
      const { machine } = kind!
      const { tags } = machine.resolveState({ value, context: {} })
      const session = `${machine.id}/${String(item['id'])}`
      found.set(session, {
        session,
        id: `${machine.id} ${String(item['name'])}`,
        parent: null,
        machine,
        shown: { value, context: item, tags: [...tags], status: 'active' },
        taken: [],
        takenBy: null,
        hasEnded: false,
      })
    }
  }
  return [...found.values()].toSorted((one, other) => one.id.localeCompare(other.id, 'en'))
}
