import type { Release } from './ladder'
import { Unsupported, type Conversion, type Conversions, type Parts } from './step'

/** A step down to a release from the next newer one. */
interface StepTo {
  readonly release: Release
  readonly conversions: Conversions
}

/** The steps from the newest release down to that of the rack. */
export type Steps = readonly StepTo[]

/** A call as the rack understands it. */
export interface TranslatedCall {
  readonly method: string
  readonly path: string
  readonly args: Parts
  /** Makes the rack's result one of the newest release. */
  read(result: unknown): unknown
}

/** `GET /v1/disks/{}`: path parameters have other names in other releases. */
export const keyOf = (call: string): string => call.replace(/\{\w+\}/g, '{}')

const tables = new WeakMap<Conversions, ReadonlyMap<string, Conversion>>()

const conversionIn = (step: Conversions, key: string): Conversion | undefined => {
  const table =
    tables.get(step) ??
    new Map(Object.entries(step).map(([call, conversion]) => [keyOf(call), conversion]))
  tables.set(step, table)
  return table.get(key)
}

interface Newest {
  readonly method: string
  readonly path: string
  readonly since?: Release
}

type Convert = (value: unknown, parts?: Parts) => unknown

const convert = (value: unknown, by: unknown, parts?: Parts): unknown =>
  typeof by === 'function' ? (by as Convert)(value, parts) : value

/**
 * Makes a call of the newest release one that the rack understands. Throws `Unsupported` if the
 * rack cannot be asked for it.
 */
export const translateCall = (
  { method, path, since }: Newest,
  args: Parts,
  release: Release,
  steps: Steps,
): TranslatedCall => {
  const taken: { conversion: Conversion; parts: Parts }[] = []
  let call = `${method} ${path}`
  /** Whether a release that lacks the call has another in its place. */
  let isReplaced = false
  let parts = args
  for (const step of steps) {
    const conversion = conversionIn(step.conversions, keyOf(call))
    if (!conversion) continue
    const asked = parts
    const { query, body } = asked
    taken.push({ conversion, parts: asked })
    parts = {
      ...parts,
      ...(query && { query: convert(query, conversion.query) as object }),
      ...(body !== undefined && { body: convert(body, conversion.body) }),
    }
    if (conversion.to === undefined || conversion.isMoved?.(asked) === false) continue
    call = conversion.to
    isReplaced ||= since !== undefined && step.release < since
  }
  if (since !== undefined && since > release && !isReplaced)
    throw new Unsupported('Requests of this kind', since)
  const [spokenMethod = method, spokenPath = path] = call.split(' ')
  return {
    method: spokenMethod,
    path: spokenPath,
    args: parts,
    read: result =>
      taken.reduceRight(
        (found, { conversion, parts: asked }) => convert(found, conversion.result, asked),
        result,
      ),
  }
}
