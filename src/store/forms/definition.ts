import type { SagaGenerator } from 'typed-redux-saga'
import type { ApiError } from '@/api/core/api-error'
import type { Command, Query, ResultOf } from '@/api/operations/table'
import type { Release, Feature } from '@/api/releases/ladder'
import type { NumberEntry } from '@/lib/number-entry'
import type { Ports } from '@/ports/ports'
import type { FieldErrors, FormValues } from '@/machines/form/form.events'
import type { FormActorContext } from '@/machines/form/form.machine'
import type { Code } from '@/store/routing/code'
import type { SavedView } from '@/store/saved-views/views'
import type { StoreEvent } from '@/store/setup/event'
import type { ToastContent } from '@/store/toasts/slice'
import type { FormParams } from './events'

/** Reads the cached answer to a query; undefined if there is none. */
export type Read = <Q extends Query>(query: Q) => ResultOf<Q['endpoint']> | undefined

/** The context of a form's pure functions. */
export interface FormContext<Params = FormParams> {
  params: Params
  read: Read
  /** The release of the rack. */
  release: Release
  /** The values of another open form, for forms that open over it and add to it. */
  valuesOf(form: string): FormValues | undefined
  /** The views that the user has saved. */
  savedViews?: readonly SavedView[]
  /** The origin of the console's address. */
  origin?: string
  /**
   * Set only for `toCommand`: the bytes of the chosen files in base64, by field, or by file id for
   * those of `filesWithin`.
   */
  contents?: Readonly<Record<string, string>>
  /** Set only for `toCommand` and `succeeded`: the values of the object as last read. */
  initial?: FormValues
}

/** The parameters of a form that has its own page: that page's query string. */
export interface InSearch {
  search?: string
}

/** A file the user chose, as a field's value. The files port holds its bytes. */
export interface FileValue {
  /**
   * Empty in a restored draft: the bytes are lost with the page, so the file must be chosen again.
   */
  id: string
  name: string
  /** Bytes. */
  size: number
}

/** The effects of a successful submission. */
export interface FormOutcome {
  toast?: ToastContent
  /** The address to go to. Without it, a form over a screen just closes. */
  to?: string
  /** A workflow continues the work: the form stays open until it is reopened or left. */
  isDelegated?: boolean
  /** Further events, such as attaching the disk that was created. */
  followUps?: readonly StoreEvent[]
  /** The response as the cached answer to a query, so that the next screen opens at once. */
  primeCache?: { query: Query; data: unknown }
}

/**
 * How a form edits an object that others may edit as well. Before each submission the object is read
 * again and compared by field: what only others have changed stays as they made it, and the user is
 * asked about what both sides have changed. Entries of lists are merged.
 */
export interface Edits<Values extends object, Params> {
  /** The queries that `initial` reads. */
  queries(context: FormContext<Params>): readonly Query[]
  /** The parameter that holds the object's name or id, or the parameters of which one does. */
  param?: string | readonly string[]
  /** The object as read; by default the answer to the first query. */
  object?(context: FormContext<Params>): { id: string } | undefined
  /** The fields that are compared, in the order of the screen, with their labels. */
  labels: { readonly [Field in keyof Values & string]?: string }
  /** Fields that are compared together with another one, such as a value with its type. */
  together?: Readonly<Record<string, readonly string[]>>
  /**
   * The text of a field, one line for each entry of a list. Undefined stands for the value as it is.
   */
  text?(
    field: string,
    values: Values,
    context: FormContext<Params>,
  ): string | readonly string[] | undefined
}

export type AnyEdits = Edits<object, never>

/** A list that is built item by item. */
export interface EntryRule<Values, Params = never> {
  /** Returns the changes from adding the item that is being typed; empty if nothing is typed. */
  add(values: Values, context: FormContext<Params>): Partial<Values>
  /** The empty fields of an item, or what empties them. */
  empty: Partial<Values> | { of(values: Values): Partial<Values> }['of']
}

/** Returns the changes from a press, and from what was chosen with it. */
type PressRule<Values, Params = never> = {
  changes(values: Values, on: Pressed, context: FormContext<Params>): Partial<Values>
}['changes']

/** What a press was on: an option or several; empty if the press says everything. */
export type Pressed = string | readonly string[]

type Tidy<Value> = { tidy(value: Value, locale: string): Value }['tidy']

/** The fields with numbers, which have what was typed until it is read. */
type NumberFields<Values> = {
  [Field in keyof Values]-?: unknown extends Values[Field]
    ? never
    : [NumberEntry] extends [Values[Field]]
      ? Field
      : never
}[keyof Values]

type Tidies<Values> = { readonly [Field in keyof Values]?: Tidy<Values[Field]> }

/**
 * A form as data and pure functions: its initial values, validation, command and outcome. The
 * generic form machine and the forms saga do the rest.
 *
 * Methods rather than function properties, so that definitions with different values fit one table.
 */
export interface FormRules<Values extends object, Result, Params> {
  name: string
  /** True if the form fills a screen: leaving it with changes then asks first. */
  guardsScreen?: boolean
  /** Set if the form edits an existing object: submitted unchanged, it just closes. */
  edits?: Edits<Values, Params>
  /**
   * True if the form is part of its screen: after a submission it restarts from the current data.
   */
  staysOpen?: boolean
  /** True if the form is about the console itself: it stays open when the screen below is left. */
  outlivesScreen?: boolean
  /**
   * Fields that not every release has, each with its feature and label. If the rack is put back to
   * an earlier release, what was entered is kept, and submitting asks before leaving it out.
   */
  features?: Readonly<Record<string, readonly [Feature, label: string]>>
  /** Fields that must never be logged or stored. */
  secret?: readonly string[]
  /** Fields that no draft keeps, since they answer what the form asked at the time. */
  passing?: readonly string[]
  /**
   * Fields whose errors show while typing; those of other fields show after a refused submission.
   */
  checkedAtOnce?: readonly string[]
  /**
   * File fields (`FileValue | null`) whose bytes `toCommand` needs, each with its name in a
   * sentence.
   */
  files?: Readonly<Record<string, string>>
  /**
   * Files within the values of other fields, such as list entries. `again` is the message for a
   * file that a draft has restored without its bytes.
   */
  filesWithin?(values: Values): readonly { field: string; file: FileValue; again: string }[]
  /** File fields whose bytes something other than `toCommand` reads. */
  filesReadLater?: Readonly<Record<string, string>>
  /** The files among all of these that are private keys: not even their names are stored. */
  keyFiles?(values: Values): readonly (FileValue | null)[]
  /**
   * Rules for fields with lists built item by item. Submitting also adds the item being typed. An
   * item that cannot be added stays where it was typed, and `check` says why.
   */
  entries?: Readonly<Record<string, EntryRule<Values, Params>>>
  /** Rules for presses that are no value of a field, by name: a tab of presets, an offered address. */
  presses?: Readonly<Record<string, PressRule<Values, Params>>>
  /** What is made of typed values at once, by field: numbers are read, blocks lose stray spaces. */
  tidies?: Tidies<Values>
  /** Queries for what `initial` reads besides the queries of the form's dialog, once these are read. */
  queriesAfter?(context: FormContext<Params>): readonly Query[]
  initial(context: FormContext<Params>): Values
  /** Further changes that follow from changed fields, such as the size with the image. */
  adjust?(values: Values, changed: readonly string[], context: FormContext<Params>): Partial<Values>
  /**
   * Fields whose meaning depends on the changed ones, such as a value on its type. Their errors are
   * cleared and not shown again until the next submission.
   */
  resetsValidation?(changed: readonly string[]): readonly string[]
  /**
   * The queries for other documents that `toCommand` depends on: they are read again before each
   * submission. Then `check` is asked again.
   */
  replaces?(context: FormContext<Params>): readonly Query[]
  /** Messages by field, in the order of the fields on the screen. */
  check(values: Values, context: FormContext<Params>): FieldErrors
  /**
   * The command of a submission; null if the values only go into another form or to a workflow.
   * `suffix` returns six random hex digits for a generated name.
   */
  toCommand(values: Values, context: FormContext<Params>, suffix: () => string): Command | null
  /** The request that a workflow sends for a form without a command, by what was last read. */
  equivalent?(values: Values, context: FormContext<Params>): Command | null
  succeeded(result: Result, values: Values, context: FormContext<Params>): FormOutcome
  /**
   * Maps a server error to messages by field. A taken name is reported on `name` by default; `name:
   * undefined` prevents that.
   */
  fieldErrors?(
    error: ApiError,
    values: Values,
    context: FormContext<Params>,
  ): Record<string, string | undefined>
  /** Advice about a server error, if its own message has none. */
  advice?(error: ApiError): string | undefined
  /** The title of the toast that shows a failure after the form was left. */
  failureTitle?: string
  /**
   * The address to go to when the form is dismissed. Without it, a form over a screen just closes.
   */
  leaveTo?: (params: Params) => string | undefined
}

type Optional = 'check' | 'toCommand' | 'succeeded'

/** What a form states: by default, all values are valid, no command is sent, and the form closes. */
export type StatedRules<Values extends object, Result, Params> = Omit<
  FormRules<Values, Result, Params>,
  Optional
> &
  Partial<Pick<FormRules<Values, Result, Params>, Optional>> &
  ([NumberFields<Values>] extends [never]
    ? unknown
    : { tidies: Required<Pick<Tidies<Values>, NumberFields<Values>>> })

/**
 * The machine and workflow shared by all forms. Each definition holds a reference to them, so that
 * they load with the code of the first form and not with screens without forms.
 */
export interface FormRuntime extends Code {
  /** Opens a form whose data are loaded. */
  start(definition: FormDefinition, params: FormParams): SagaGenerator<void>
  /** The values as stored in a draft. */
  kept(definition: FormDefinition, values: FormValues): FormValues
}

/** An open form with its definition. */
export interface OpenForm {
  definition: FormDefinition
  actor: FormActorContext
  context: FormContext
  ports: Pick<Ports, 'validateSecret' | 'tab'>
}

/** What the changes of others made of a form that was submitted. */
export type TakenChanges =
  /** `values` are to be sent; with `isNothing`, the user has left everything as others made it. */
  | { kind: 'ready'; form: OpenForm; values: FormValues; isNothing: boolean }
  /** The user is asked whose values to keep. */
  | { kind: 'asked' }
  | { kind: 'failed'; error: ApiError }

/** What the forms that edit objects do besides, loaded with the code of the first of them. */
interface Editing {
  /** Id of the edited object, as far as it was read. */
  objectIdOf(edits: AnyEdits | undefined, context: FormContext): string | undefined
  /** Takes over what others have changed, before a submission. */
  takeChanges(form: OpenForm): SagaGenerator<TakenChanges>
  /** Says in the toast of a success that someone else has renamed the object. */
  withRenaming(toast: ToastContent, form: OpenForm): ToastContent
}

/** A form with its runtime. */
export interface FormDefinition<
  Values extends object = object,
  Result = unknown,
  Params = FormParams,
> extends FormRules<Values, Result, Params> {
  /** For types only: the parameters the form needs to open. */
  readonly needs?: (params: Params) => void
  runtime: FormRuntime
  /** Of forms with `edits`. */
  editing?: Editing
}
