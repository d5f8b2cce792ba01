import type { SagaGenerator } from 'typed-redux-saga'
import type { ApiError } from '@/api/core/api-error'
import type { Command, Query, ResultOf } from '@/api/operations/table'
import type { FieldErrors, FormValues } from '@/machines/form/form.events'
import type { Code } from '@/store/routing/code'
import type { StoreEvent } from '@/store/setup/event'
import type { ToastContent } from '@/store/toasts/slice'
import type { FormParams } from './events'

/** Reads what the cache holds for a query; undefined while it holds nothing. */
export type Read = <Q extends Query>(query: Q) => ResultOf<Q['endpoint']> | undefined

/** What a form's pure functions may look at. */
export interface FormContext<Params = FormParams> {
  params: Params
  read: Read
  /** What is typed into another open form, for forms that stand over it and add to it. */
  valuesOf(form: string): FormValues | undefined
  /** The origin of the console's address, where the form's own functions ask. */
  origin?: string
  /**
   * While a command is made: the bytes of the chosen files as base64, by field; by the id of the
   * file for those of `filesWithin`.
   */
  contents?: Readonly<Record<string, string>>
}

/** Of a form with a page of its own: the query string of that. */
export interface InSearch {
  search?: string
}

/** A file the user chose, as a field's value. Its bytes stay with the files port. */
export interface FileValue {
  /** Empty in a draft that has come back: the bytes went with the page, and it is to be chosen again. */
  id: string
  name: string
  /** Bytes. */
  size: number
}

/** What follows a submission that the server took. */
export interface FormOutcome {
  toast?: ToastContent
  /** Where to go. Without it a form over a screen just closes. */
  to?: string
  /** A workflow goes on with it: the form stays, and waits to be reopened or left. */
  isDelegated?: boolean
  /** Further events, such as attaching the disk that was created. */
  followUps?: readonly StoreEvent[]
  /** The answer as the cached result of a query: the next screen then opens at once. */
  primeCache?: { query: Query; data: unknown }
}

/** What adding the item of a list that is being typed changes; nothing where nothing is typed. */
export type EntryRule<Values> = { add(values: Values): Partial<Values> }['add']

/**
 * A form as data and pure functions: what it starts with, what is wrong with it, which command it
 * becomes and what follows. The generic form machine and the forms saga do the rest.
 *
 * Methods rather than function properties: definitions of different values share one table.
 */
export interface FormRules<Values extends object, Result, Params> {
  name: string
  /** True where the form fills a screen: leaving it dirty then asks first. */
  guardsScreen?: boolean
  /** True where the form changes something that is there: sent unchanged, it just closes. */
  isEdit?: boolean
  /** True where the form is a part of its screen: once it was sent, it starts anew from what is there. */
  staysOpen?: boolean
  /** True where the form is about the console as such: it stays when the screen below is left. */
  outlivesScreen?: boolean
  /** Fields that no log and no storage may ever hold. */
  secret?: readonly string[]
  /** Fields that say what is wrong with them while they are typed; others once the form was refused. */
  checkedAtOnce?: readonly string[]
  /**
   * Fields of files (`FileValue | null`) whose bytes the command is made with, and what each is
   * called in a sentence.
   */
  files?: Readonly<Record<string, string>>
  /**
   * Files within the values of other fields, such as those of the entries of a list; `again` says
   * what to do where a draft has brought one back without its bytes.
   */
  filesWithin?(values: Values): readonly { field: string; file: FileValue; again: string }[]
  /** Fields of files that something else reads. */
  filesReadLater?: Readonly<Record<string, string>>
  /** Those of all these files that are private keys: no storage holds what they are called. */
  keyFiles?(values: Values): readonly (FileValue | null)[]
  /**
   * By the fields of lists that are put together item by item: what adding the item that is being
   * typed changes. It is added with the submission at the latest; one that cannot be stays where it
   * was typed, and `check` says why.
   */
  entries?: Readonly<Record<string, EntryRule<Values>>>
  initial(context: FormContext<Params>): Values
  /** What else changes when these fields were changed: the size with the image. */
  adjust?(values: Values, changed: readonly string[], context: FormContext<Params>): Partial<Values>
  /**
   * Fields that mean something else once these were changed, such as the value of a type. What was
   * wrong with them is forgotten, and nothing is said of them until the form is sent again.
   */
  resetsValidation?(changed: readonly string[]): readonly string[]
  /** Messages by field, in the order of the fields on the screen. */
  check(values: Values, context: FormContext<Params>): FieldErrors
  /**
   * The command it becomes; null where the values only go into another form. `suffix` gives six
   * random hex digits for a generated name.
   */
  toCommand(values: Values, context: FormContext<Params>, suffix: () => string): Command | null
  succeeded(result: Result, values: Values, context: FormContext<Params>): FormOutcome
  /** Fields the server's refusal is about. A taken name is known to be; undefined withdraws it. */
  fieldErrors?(error: ApiError): Record<string, string | undefined>
  /** What to do about the server's refusal, where its own words do not say. */
  advice?(error: ApiError): string | undefined
  /** Set where a refusal is also told in an error toast: its title. */
  failureTitle?: string
  /** Where the form leads when it is dismissed; nowhere for a form over a screen, which just closes. */
  leaveTo?: (params: Params) => string | undefined
}

/**
 * What all forms share: the machine and the workflow of an open form. Each definition holds it, so that
 * it comes with the code of the first form and screens without any do without it.
 */
export interface FormRuntime extends Code {
  /** Opens a form whose data have been read. */
  start(definition: FormDefinition, params: FormParams): SagaGenerator<void>
  /** The values as a draft keeps them. */
  kept(definition: FormDefinition, values: FormValues): FormValues
}

/** A form with what all forms share. */
export interface FormDefinition<
  Values extends object = object,
  Result = unknown,
  Params = FormParams,
> extends FormRules<Values, Result, Params> {
  /** Types only: what has to be known for it to open. */
  readonly needs?: (params: Params) => void
  runtime: FormRuntime
}
