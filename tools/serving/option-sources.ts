import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { UsageError } from '../command-line'
import { OPTION_NAMES, optionOf, variableOf, type OptionName } from './option-table'

/** A value of an option as given, and how to call it in a message: `--port`, `BASALT_PORT`. */
export interface Given {
  name: string
  value: string | boolean | readonly string[]
}

export type GivenOptions = Partial<Record<OptionName, Given>>

/** Why a file cannot be read. */
export const fileProblem = (error: unknown) => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT') return 'there is no such file'
  if (code === 'EACCES') return 'this user may not read it'
  if (code === 'EISDIR') return 'it is a folder'
  return error instanceof Error ? error.message : String(error)
}

const FLAGS = Object.fromEntries(
  OPTION_NAMES.map(name => {
    const { kind } = optionOf(name)
    return [
      name,
      kind === 'switch'
        ? ({ type: 'boolean' } as const)
        : ({ type: 'string', multiple: kind === 'list' } as const),
    ]
  }),
)

const fromFlags = (args: string[]) => {
  try {
    const { values } = parseArgs({
      args,
      options: { ...FLAGS, config: { type: 'string' }, help: { type: 'boolean' } },
    })
    const given: GivenOptions = {}
    for (const name of OPTION_NAMES) {
      const value = (values as Record<string, Given['value'] | undefined>)[name]
      if (value !== undefined) given[name] = { name: `--${name}`, value }
    }
    return { given, config: values.config, isHelp: values.help === true }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

const fromVariables = (env: Readonly<Record<string, string | undefined>>): GivenOptions => {
  const given: GivenOptions = {}
  for (const option of OPTION_NAMES) {
    const name = variableOf(option)
    const text = env[name]
    const { kind } = optionOf(option)
    if (!text) continue
    if (kind === 'switch' && text !== 'true' && text !== 'false')
      throw new UsageError(`${name} takes true or false, not "${text}".`)
    const list = () => text.split(',').map(item => item.trim())
    given[option] = {
      name,
      value: kind === 'switch' ? text === 'true' : kind === 'list' ? list() : text,
    }
  }
  return given
}

const WANTED = {
  text: 'a text',
  list: 'a list of texts',
  number: 'a number',
  switch: 'true or false',
} as const

const isListOfTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(item => typeof item === 'string')

const valueOf = (name: string, value: unknown, kind: keyof typeof WANTED): Given['value'] => {
  if (kind === 'text' && typeof value === 'string') return value
  if (kind === 'number' && typeof value === 'number') return String(value)
  if (kind === 'switch' && typeof value === 'boolean') return value
  if (kind === 'list' && isListOfTexts(value)) return value
  throw new UsageError(`${name} takes ${WANTED[kind]}, not ${JSON.stringify(value)}.`)
}

const isOption = (key: string): key is OptionName => OPTION_NAMES.some(name => name === key)

const parsed = (file: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`${file} is no JSON: ${error instanceof Error ? error.message : error}`)
  }
}

const fromFile = (file: string): GivenOptions => {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`--config ${file} cannot be read: ${fileProblem(error)}.`)
  }
  const content = parsed(file, text)
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new UsageError(`${file} must hold an object, such as {"api": "https://rack.example"}.`)
  const given: GivenOptions = {}
  for (const [key, value] of Object.entries(content)) {
    const name = `"${key}" in ${file}`
    if (key === 'config') throw new UsageError(`${name} cannot name another file.`)
    if (!isOption(key))
      throw new UsageError(`${name} is no option. See --help for those there are.`)
    given[key] = { name, value: valueOf(name, value, optionOf(key).kind) }
  }
  return given
}

/**
 * The options as given: a flag before a variable, a variable before the file. Null if help is
 * requested. Throws a UsageError.
 */
export const givenOptions = (
  args: string[],
  env: Readonly<Record<string, string | undefined>>,
): GivenOptions | null => {
  const { given, config = env['BASALT_CONFIG'], isHelp } = fromFlags(args)
  if (isHelp) return null
  return { ...(config ? fromFile(config) : {}), ...fromVariables(env), ...given }
}
