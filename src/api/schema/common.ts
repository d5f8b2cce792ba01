import { z } from 'zod'
import { text, time, uint64, uuid } from './scalars'

const NAME =
  /^(?![0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$)^[a-z]([a-zA-Z0-9-]*[a-zA-Z0-9]+)?$/

/**
 * What is wrong with a name, in the server's words, or undefined. Its pattern admits capitals, the
 * server does not.
 */
const nameFault = (name: unknown): string | undefined => {
  if (typeof name !== 'string') return undefined
  if (name.length > 63) return 'name may contain at most 63 characters'
  if (name === '') return 'name requires at least one character'
  if (!/^[a-z]/.test(name)) {
    return uuid.safeParse(name).success
      ? 'name cannot be a UUID to avoid ambiguity with IDs'
      : 'name must begin with an ASCII lowercase character'
  }
  const stranger = /[^a-z0-9-]/.exec(name)
  if (stranger) {
    return `name contains invalid character: "${stranger[0]}" (allowed characters are lowercase ASCII, digits, and "-")`
  }
  if (name.endsWith('-')) return 'name cannot end with "-"'
  if (!NAME.test(name)) return 'name cannot be a UUID to avoid ambiguity with IDs'
  return undefined
}

const wordedByFault = { error: ({ input }: { input?: unknown }) => nameFault(input) }

/** A name, unique within its parent. */
export const Name = text
  .min(1, wordedByFault)
  .max(63, wordedByFault)
  .regex(NAME, { ...wordedByFault, abort: true })
  .refine(name => nameFault(name) === undefined, wordedByFault)
export type Name = z.infer<typeof Name>

/** Anything that parses as a UUID is an id, anything else has to be a name. */
export const NameOrId = z.union([uuid, Name], wordedByFault)
export type NameOrId = z.infer<typeof NameOrId>

/** Bytes of memory or storage. */
export const ByteCount = uint64
export type ByteCount = z.infer<typeof ByteCount>

/** Order of a list whose items have names and ids. */
export const NameOrIdSortMode = z.enum(['name_ascending', 'name_descending', 'id_ascending'])
export type NameOrIdSortMode = z.infer<typeof NameOrIdSortMode>

/** Order of a list whose items have ids only. */
export const IdSortMode = z.enum(['id_ascending'])
export type IdSortMode = z.infer<typeof IdSortMode>

/** Order of a list whose items have names only. */
export const NameSortMode = z.enum(['name_ascending'])
export type NameSortMode = z.infer<typeof NameSortMode>

/** Order of measurements in time. */
export const PaginationOrder = z.enum(['ascending', 'descending'])
export type PaginationOrder = z.infer<typeof PaginationOrder>

/** The document's `Error`: the body of every refusal. */
export const ErrorBody = z.object({
  errorCode: z.string().optional(),
  message: z.string(),
  requestId: z.string(),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** One page of a list; `nextPage` is the token of the next. */
export const ResultsPage = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextPage: z.string().nullish() })
export interface ResultsPage<Item> {
  items: Item[]
  nextPage?: string | null | undefined
}

/** What every named resource carries. */
export const identityMetadata = {
  id: uuid,
  name: Name,
  description: z.string(),
  timeCreated: time,
  timeModified: time,
}

/** What every named resource is created with. */
export const identityCreate = { name: Name, description: text }

/** What may change of a named resource. */
export const identityUpdate = { name: Name.nullish(), description: text.nullish() }
