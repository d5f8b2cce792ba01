import { parse } from '@cdktf/hcl2json'
import { expect } from 'vitest'
import { DIALECTS, LOOKUPS, type Dialect, type Schema } from '@/store/as-code/dialects'

// The parser waits for its own start with timers, which never fire once a test has faked them.
await parse('main.tf', '')

type Values = Record<string, unknown>

/** Arguments of which a block has at most one. */
const EXCLUSIVE: Readonly<Record<string, readonly (readonly string[])[]>> = {
  oxide_disk: [['source_image_id', 'source_snapshot_id', 'block_size']],
  oxide_floating_ip: [['ip', 'ip_pool_id', 'ip_version']],
  oxide_external_subnet: [['subnet', 'prefix_len']],
}

/** A configuration by the types and labels of its blocks. */
export interface Parsed {
  resource?: Record<string, Record<string, Values[]>>
  data?: Record<string, Record<string, Values[]>>
  variable?: Record<string, Values[]>
  import?: { to: string; id: string }[]
}

/** The text that a literal stands for: the parser leaves what it escapes. */
export const unescaped = (text: unknown): string =>
  String(text)
    .replaceAll('$${', () => '${')
    .replaceAll('%%{', '%{')

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const checkValues = (schema: Schema, path: string, values: Values): void => {
  const words = schema[path]!.split(' ')
  const known = words.map(word => word.replace(/[!^]$/, ''))
  const keys = Object.keys(values).filter(key => key !== 'lifecycle' && key !== 'depends_on')
  for (const key of keys) expect(known, `${path} has no ${key}`).toContain(key)
  for (const word of words) {
    if (word.endsWith('!')) expect(keys, path).toContain(word.slice(0, -1))
    if (word.endsWith('^')) expect(keys, path).not.toContain(word.slice(0, -1))
  }
  for (const group of EXCLUSIVE[path] ?? [])
    expect(group.filter(key => keys.includes(key)).length, path).toBeLessThan(2)
  for (const key of keys) {
    const inner = `${path}.${key}`
    if (!(inner in schema)) continue
    const value = values[key]
    // The rules are a map of objects, or a list.
    const each = Array.isArray(value)
      ? value
      : key === 'rules'
        ? Object.values(value as Values)
        : [value]
    for (const part of each) if (isObject(part)) checkValues(schema, inner, part)
  }
}

const REFERENCE = /(?<!\$)\$\{((?!path\.)(?:data\.)?\w+\.\w+)[.}]/g

/** The addresses that a value refers to. */
const referencesIn = (value: unknown): string[] =>
  Array.from(JSON.stringify(value).matchAll(REFERENCE), ([, address = '']) => address)

/**
 * Parses a configuration, and checks that its arguments are those of the dialect, that labels are
 * unique and that references lead to its blocks, without a cycle.
 */
export const parseChecked = async (text: string, dialect: Dialect): Promise<Parsed> => {
  const parsed = (await parse('main.tf', text)) as object as Parsed
  const edges = new Map<string, string[]>()
  for (const [prefix, blocks, schema] of [
    ['', parsed.resource, DIALECTS[dialect]],
    ['data.', parsed.data, LOOKUPS],
  ] as const)
    for (const [type, byLabel] of Object.entries(blocks ?? {}))
      for (const [label, found] of Object.entries(byLabel)) {
        expect(found, `${type}.${label}`).toHaveLength(1)
        expect(label).toMatch(/^[A-Za-z_]\w*$/)
        expect(Object.keys(schema)).toContain(type)
        checkValues(schema, type, found[0]!)
        edges.set(`${prefix}${type}.${label}`, referencesIn(found[0]))
      }
  for (const name of Object.keys(parsed.variable ?? {})) edges.set(`var.${name}`, [])
  for (const [from, list] of edges)
    for (const to of list) expect([...edges.keys()], `${from} refers to ${to}`).toContain(to)
  const open = new Set<string>()
  const done = new Set<string>()
  const visit = (address: string): void => {
    if (done.has(address)) return
    expect(open.has(address), `${address} is part of a cycle`).toBe(false)
    open.add(address)
    for (const next of edges.get(address) ?? []) visit(next)
    done.add(address)
  }
  for (const address of edges.keys()) visit(address)
  return parsed
}
