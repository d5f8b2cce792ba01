/** A value of Terraform's configuration language. A string is a literal text. */
export type Hcl = string | number | boolean | Expression | HclObject | readonly Hcl[]

/** Written as it is: a reference, or a variable. */
export interface Expression {
  readonly expression: string
}

/** `isSpread`: on several lines. `isQuoted`: the keys are data. */
export interface HclObject {
  readonly entries: readonly (readonly [string, Hcl])[]
  readonly isSpread?: boolean
  readonly isQuoted?: boolean
}

/** A line of a block; lines without an empty line between them are aligned. */
export type Line =
  | { readonly name: string; readonly value: Hcl; readonly note?: string | undefined }
  | { readonly comment: string }
  | { readonly block: string; readonly lines: readonly Line[] }

/** Lines between empty lines. */
export type Paragraph = readonly Line[]

export const expression = (text: string): Expression => ({ expression: text })

/** An object without the entries that are undefined. */
export const object = (
  entries: Readonly<Record<string, Hcl | undefined>>,
  layout: Omit<HclObject, 'entries'> = {},
): HclObject => ({
  entries: Object.entries(entries).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  ),
  ...layout,
})

/** Controls, separators that end lines, the byte-order mark and what reorders text. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\ufeff\u202a-\u202e\u2066-\u2069]/gu

const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

const escapeInvisible = (character: string): string =>
  ESCAPES[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Replaces surrogates that are not part of a pair. */
export const wellFormed = (text: string): string =>
  /[\ud800-\udfff]/.test(text)
    ? text.replace(
        /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
        '\ufffd',
      )
    : text

/** Printable characters that need no escape, as in most names. */
const PLAIN = /^[ !#&-[\]-~]*$/

/** A quoted text, in which nothing is evaluated. */
export const quoteHcl = (text: string): string => {
  if (PLAIN.test(text)) return `"${text}"`
  const escaped = wellFormed(text)
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replace(INVISIBLE, escapeInvisible)
    .replace(/[$%](?=\{)/g, sign => sign + sign)
  return `"${escaped}"`
}

/** A text as part of a comment, which it cannot leave. */
export const commentText = (text: string): string =>
  PLAIN.test(text) ? text : wellFormed(text).replace(INVISIBLE, ' ')

const isObject = (value: Hcl): value is HclObject => typeof value === 'object' && 'entries' in value
const isList = (value: Hcl): value is readonly Hcl[] => Array.isArray(value)

const isSpread = (value: Hcl): boolean =>
  isList(value) ? value.some(isSpread) : isObject(value) && value.isSpread === true

const keyOf = (key: string, { isQuoted }: HclObject): string => (isQuoted ? quoteHcl(key) : key)

const inline = (value: Hcl): string => {
  if (typeof value === 'string') return quoteHcl(value)
  if (typeof value !== 'object') return String(value)
  if (isList(value)) return `[${value.map(inline).join(', ')}]`
  if (!isObject(value)) return value.expression
  const entries = value.entries.map(([key, each]) => `${keyOf(key, value)} = ${inline(each)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

const spread = (value: Hcl, indent: string): string => {
  const deeper = `${indent}  `
  if (isList(value)) {
    const [only] = value
    if (value.length === 1 && only !== undefined) return `[${spread(only, indent)}]`
    return `[\n${value.map(each => `${deeper}${spread(each, deeper)},\n`).join('')}${indent}]`
  }
  if (!isObject(value)) return inline(value)
  const lines = value.entries.map(([key, each]) => ({ name: keyOf(key, value), value: each }))
  return `{\n${linesOf(lines, deeper)}${indent}}`
}

type Attribute = Extract<Line, { name: string }>

const isAttribute = (line: Line | undefined): line is Attribute =>
  line !== undefined && 'name' in line

/** Whether a line is aligned with those around it. */
const isAligned = (line: Line | undefined): boolean => isAttribute(line) && !isSpread(line.value)

/** The lines of a paragraph, each with its end. */
const linesOf = (lines: readonly Line[], indent: string): string => {
  let width = 0
  return lines
    .map((line, index) => {
      if ('comment' in line) return `${indent}# ${commentText(line.comment)}\n`
      if ('block' in line) return `${indent}${blockOf(line.block, [line.lines], indent)}\n`
      const { name, value, note } = line
      if (isSpread(value)) {
        const gap = isAligned(lines[index - 1]) ? '\n' : ''
        return `${gap}${indent}${name} = ${spread(value, indent)}\n`
      }
      if (!isAligned(lines[index - 1])) {
        const end = lines.findIndex((each, at) => at >= index && !isAligned(each))
        const run = lines.slice(index, end === -1 ? undefined : end) as { name: string }[]
        width = Math.max(...run.map(each => each.name.length))
      }
      const said = note === undefined ? '' : ` # ${commentText(note)}`
      return `${indent}${name.padEnd(width)} = ${inline(value)}${said}\n`
    })
    .join('')
}

/** A block by its head: `resource "oxide_disk" "data"`. One argument is written on its line. */
export const blockOf = (head: string, paragraphs: readonly Paragraph[], indent = ''): string => {
  const [first, ...more] = paragraphs.flat()
  if (isAligned(first) && isAttribute(first) && first.note === undefined && more.length === 0)
    return `${head} { ${first.name} = ${inline(first.value)} }`
  const body = paragraphs
    .filter(lines => lines.length > 0)
    .map(lines => linesOf(lines, `${indent}  `))
    .join('\n')
  return `${head} {\n${body}${indent}}`
}
