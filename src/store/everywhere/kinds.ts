import type { Command } from '@/api/operations/table'
import type { Names, ObjectKind } from './kind'
import { PROJECT_KINDS } from './project-kinds'
import { SILO_KINDS } from './silo-kinds'
import { SYSTEM_KINDS } from './system-kinds'

/** The kinds that the palette finds. Those within others come first. */
export const KINDS = { ...PROJECT_KINDS, ...SYSTEM_KINDS, ...SILO_KINDS } as const

export type KindId = keyof typeof KINDS

export const KIND_IDS = Object.keys(KINDS) as readonly KindId[]

/** The address to open for an object. */
export const addressOf = ({ page, opens = page }: ObjectKind, names: Names): string => opens(names)

/** An object whose page, or one below it, has been opened. */
export interface OpenedObject {
  kind: KindId
  name: string
  to: string
}

/** The object that a page belongs to; undefined if it belongs to none. */
export const objectAt = (path: string, names: Names): OpenedObject | undefined => {
  for (const [id, kind] of Object.entries(KINDS)) {
    const name = names[kind.param]
    if (name === undefined) continue
    try {
      if (`${path}/`.startsWith(`${kind.page(names)}/`))
        return { kind: id as KindId, name, to: addressOf(kind, names) }
    } catch {
      // The address lacks a parent of this kind.
    }
  }
  return undefined
}

/**
 * The address of the object that a command is about: one that it makes, changes or, without an
 * address of its own, belongs to. Undefined for a deleted one.
 */
export const objectOfCommand = ({ endpoint, args }: Command): string | undefined => {
  const { path, query, body } = args as { path?: Names; query?: Names; body?: { name?: unknown } }
  const given: Names = { ...query, ...path }
  for (const kind of Object.values(KINDS)) {
    const does = (verb: string) =>
      endpoint.toLowerCase().endsWith(`${kind.param.replace(/Id$/, '')}${verb}`.toLowerCase())
    const isMade = does('Create') && typeof body?.name === 'string'
    const names = isMade ? { ...given, [kind.param]: String(body.name) } : given
    if (names[kind.param] === undefined) continue
    if (does('Delete')) return undefined
    try {
      return addressOf(kind, names)
    } catch {
      // Named by id, without its parents.
    }
  }
  return undefined
}
