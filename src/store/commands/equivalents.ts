import { withPlaceholders } from '@/api/core/placeholders'
import { unsupportedBy } from '@/api/core/rack'
import { operationOf, type Command, type OperationTable, type Query } from '@/api/operations/table'
import { Unsupported } from '@/api/releases/step'
import type { CommandRequest } from '@/store/commands/events'
import { selectConfirmRequest, selectIsOptionChosen } from '@/store/confirm/confirm'
import { defineForm } from '@/store/forms/define-form'
import { formContext, selectForm } from '@/store/forms/selectors'
import type { FileValue, FormDefinition } from '@/store/forms/definition'
import { takeEntries } from '@/store/forms/submission'
import { lostFileErrors } from '@/store/forms/start-form'
import type { RootState } from '@/store/setup/state'
import { EQUIVALENTS } from './forms'
import { writeCommands, writeScript, type Api, type Language } from './writers'

export interface EquivalentsValues {
  language: Language | 'terraform' | 'json'
  /** Whether Terraform names objects by their ids. */
  isByIds: boolean
}

/** The language selection. It sends no request. */
export const equivalentsForm = defineForm<EquivalentsValues>({
  name: EQUIVALENTS,
  initial: () => ({ language: 'curl', isByIds: false }),
})

/** The requests to show, or why there are none. */
export type Equivalents =
  { commands: readonly (Command | Query)[]; leftOut?: readonly string[] } | { reason: string }

/** Stands for the random end of a name. */
export const SUFFIX = 'xxxxxx'

const NO_SINGLE_REQUEST =
  'There is no single request for this: it is part of another one, or takes several steps. Your last actions, in the command palette, show what was sent.'

/** Placeholders for the bytes of chosen files, which are read only on submission. */
const contentsOf = ({ files = {}, filesWithin }: FormDefinition, values: object) => {
  const own = Object.keys(files).flatMap(field => {
    const file = (values as Record<string, FileValue | null>)[field]
    return file ? [[field, file] as const] : []
  })
  const within = filesWithin?.(values).map(({ file }) => [file.id, file] as const) ?? []
  return Object.fromEntries([...own, ...within].map(([key, { name }]) => [key, `<${name}>`]))
}

/** The commands without their secrets. */
export const shownCommands = (
  operations: OperationTable,
  commands: readonly Command[],
): readonly Command[] =>
  commands.map(command => withPlaceholders(operationOf(operations, command.endpoint), command))

const ofCommand = (operations: OperationTable, command: Command): Equivalents => ({
  commands: shownCommands(operations, [command]),
})

const ofForm = (
  state: RootState,
  operations: OperationTable,
  definition: FormDefinition | undefined,
): Equivalents => {
  const open = definition && selectForm(state, definition.name)?.context
  if (!open) return { reason: 'The form is no longer open.' }
  const { params } = open
  const read = formContext(state, params)
  const values = { ...open.values, ...takeEntries(definition, open.values, read) }
  const context = {
    ...read,
    contents: contentsOf(definition, values),
    initial: open.initial,
  }
  const problems = { ...definition.check(values, context), ...lostFileErrors(definition, values) }
  const [problem] = Object.values(problems)
  if (problem !== undefined) return { reason: `The form cannot be sent yet: ${problem}` }
  const command =
    definition.toCommand(values, context, () => SUFFIX) ??
    definition.equivalent?.(values, context) ??
    null
  return command ? ofCommand(operations, command) : { reason: NO_SINGLE_REQUEST }
}

/** Events that lead to a single command have it in their payload. */
const ofQuestion = (state: RootState, operations: OperationTable): Equivalents => {
  const { event, alternative } = selectConfirmRequest(state) ?? {}
  const chosen = alternative && selectIsOptionChosen(state) ? alternative.event : event
  const { command } = (chosen?.payload ?? {}) as Partial<CommandRequest>
  return command ? ofCommand(operations, command) : { reason: NO_SINGLE_REQUEST }
}

/**
 * Finds the requests to show for a source. `formOf` returns the definition of an open form by its
 * name, `objectQuery` is that of the object on the screen.
 */
export const equivalentsOf = (
  state: RootState,
  operations: OperationTable,
  of: string,
  formOf: (name: string) => FormDefinition | undefined,
  objectQuery?: Query,
): Equivalents => {
  const [kind, rest = ''] = of.split('/')
  if (kind === 'confirm') return ofQuestion(state, operations)
  if (kind === 'form') return ofForm(state, operations, formOf(rest))
  if (kind === 'object')
    return objectQuery
      ? { commands: [objectQuery] }
      : { reason: 'There is no single object on this page.' }
  const recent = state.commands.recent.filter(({ id, state: at, isEarlier }) =>
    kind === 'recent' ? at === 'done' && !isEarlier : id === Number(rest),
  )
  if (recent.length > 0) return { commands: recent.map(({ command }) => command) }
  return {
    reason:
      kind === 'recent' ? 'Nothing was changed since this page was loaded.' : 'It is too long ago.',
  }
}

/** Comments on what is in no request. */
const withComments = (text: string, lines: readonly string[], language: Language): string => {
  if (lines.length === 0) return text
  const sign = language === 'typescript' ? '//' : '#'
  return [text, '', ...['Left out', ...lines].map(line => `${sign} ${line}`)].join('\n')
}

/** The requests in a language, or why there are none to show. */
export const writeEquivalents = (
  found: Equivalents,
  of: string,
  api: Api,
  language: Language,
): { text: string; reason?: string } => {
  if ('reason' in found) return { text: '', reason: found.reason }
  const write = of === 'recent' || of === 'bulk' ? writeScript : writeCommands
  try {
    return {
      text: withComments(write(api, found.commands, language), found.leftOut ?? [], language),
    }
  } catch (cause) {
    if (!(cause instanceof Unsupported)) throw cause
    return { text: '', reason: unsupportedBy(api.rack, cause) }
  }
}
