import { loadedDocument } from '@/api/documents/load'
import { publishedOperations } from '@/api/documents/read'
import { LADDER, NEWEST, type Release } from '@/api/releases/ladder'
import { allOperations, type AnyOperationId } from '@/api/operations/full-table'
import { steps } from './all'
import type { Change } from './change'

/** How an operation of an older release becomes one of the newest. */
export interface Trail {
  /** What the releases since then changed, oldest first. */
  readonly changes: readonly Change[]
  /** The newest operation; null if the last change serves the call. */
  readonly id: AnyOperationId | null
  /** The names of the newest operation's path parameters, in order. */
  readonly parameters: readonly string[]
}

/** `GET /v1/disks/{}`: path parameters may have other names in another release. */
const keyOf = (call: string): string => call.replaceAll(/\{\w+\}/g, '{}')

const changesByRelease = new Map(
  LADDER.map(({ release }) => [
    release,
    new Map(
      steps
        .filter(step => step.release === release)
        .flatMap(({ changes }) =>
          Object.entries(changes).map(([call, change]) => [keyOf(call), change] as const),
        ),
    ),
  ]),
)

const newestIds = new Map(
  Object.entries(allOperations).map(([id, { method, path }]) => [
    keyOf(`${method} ${path}`),
    id as AnyOperationId,
  ]),
)

export const parametersIn = (path: string): readonly string[] =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name]) => name!)

/** The trail of an operation: its method and path in the client's release. */
export const trailOf = (client: Release, call: string): Trail | undefined => {
  const changes: Change[] = []
  let key = keyOf(call)
  for (const { release } of LADDER) {
    const change = release > client ? changesByRelease.get(release)?.get(key) : undefined
    if (!change) continue
    changes.push(change)
    if (change.serve) return { changes, id: null, parameters: [] }
    if (change.to !== undefined) key = keyOf(change.to)
  }
  const id = newestIds.get(key)
  return id && { changes, id, parameters: parametersIn(allOperations[id].path) }
}

/** The operations of a release's document, which must have been loaded. */
export const operationsOf = (release: Release) => {
  const loaded = loadedDocument(release)
  if (!loaded || !loadedDocument(NEWEST)) throw new Error(`The document ${release} is not loaded`)
  return publishedOperations(loaded.document)
}
