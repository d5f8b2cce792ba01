import { z } from 'zod'

/*
 * The formats of the document, each named in `meta`. Messages are those of the server's own parser,
 * because the in-browser backend responds with them.
 */

const describe = (input: unknown): string => {
  if (input === null) return 'null'
  if (Array.isArray(input)) return 'sequence'
  switch (typeof input) {
    case 'string':
      return `string "${input}"`
    case 'boolean':
      return `boolean \`${input}\``
    case 'number':
      return Number.isInteger(input) ? `integer \`${input}\`` : `floating point \`${input}\``
    default:
      return 'map'
  }
}

/** The server's message for a value of the wrong type. Undefined for a missing value. */
const expected =
  (what: string) =>
  ({ input }: { input?: unknown }): string | undefined =>
    input === undefined ? undefined : `invalid type: ${describe(input)}, expected ${what}`

export const text = z.string({ error: expected('a string') })
export const flag = z.boolean({ error: expected('a boolean') })

/** Any UUID, whatever its version. */
export const uuid = z.guid({ error: 'UUID parsing failed', abort: true }).meta({ format: 'uuid' })

/** RFC 3339. Stays a string: the cache holds JSON only. */
export const time = z.iso
  .datetime({ offset: true, error: 'input contains invalid characters' })
  .meta({ format: 'date-time' })

export const ipv4 = z
  .ipv4({ error: 'invalid IPv4 address syntax', abort: true })
  .meta({ format: 'ipv4' })
export const ipv6 = z
  .ipv6({ error: 'invalid IPv6 address syntax', abort: true })
  .meta({ format: 'ipv6' })
export const ip = z
  .union([ipv4, ipv6], 'invalid IP address syntax')
  .meta({ type: 'string', format: 'ip' })

/** An absolute URL. */
export const uri = z
  .string({ error: expected('a string') })
  .refine(URL.canParse, 'relative URL without a base')
  .meta({ format: 'uri' })

/** Standard base64 with padding. */
export const base64 = z.base64('invalid base64').meta({ format: 'byte' })

/** A count of up to 128 bits, as a decimal string. */
export const uint128 = z.string().regex(/^\d+$/).meta({ format: 'uint128' })

export const double = z.number({ error: expected('f64') }).meta({ format: 'double' })
export const float = z.number({ error: expected('f32') }).meta({ format: 'float' })

const whole = (format: string, rust: string, low: number, high: number) =>
  z
    .number({ error: expected(rust) })
    .refine(Number.isInteger, {
      error: ({ input }) => `invalid type: ${describe(input)}, expected ${rust}`,
      abort: true,
    })
    .refine(value => value >= low && value <= high, {
      error: ({ input }) => `invalid value: ${describe(input)}, expected ${rust}`,
      abort: true,
    })
    .meta({ type: 'integer', format })

export const int8 = whole('int8', 'i8', -(2 ** 7), 2 ** 7 - 1)
export const int16 = whole('int16', 'i16', -(2 ** 15), 2 ** 15 - 1)
export const int32 = whole('int32', 'i32', -(2 ** 31), 2 ** 31 - 1)
export const int64 = whole('int64', 'i64', -(2 ** 63), 2 ** 63)
export const uint8 = whole('uint8', 'u8', 0, 2 ** 8 - 1)
export const uint16 = whole('uint16', 'u16', 0, 2 ** 16 - 1)
export const uint32 = whole('uint32', 'u32', 0, 2 ** 32 - 1)
export const uint64 = whole('uint64', 'u64', 0, 2 ** 64)
