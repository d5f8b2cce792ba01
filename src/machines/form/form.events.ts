import type { LeaveDialog } from '../navigation/navigation.events'

/** Field values by name: JSON only. */
export type FormValues = Record<string, unknown>
export type FieldErrors = Record<string, string>

/** The server's answer to a submission that it refused. */
export interface FormFailure {
  message: string
  fields: FieldErrors
  /** Identifies the call in the server's log. */
  requestId?: string
}

export interface FormOpening {
  form: string
  /** Route parameters, ids of the edited object. */
  params: Record<string, string>
  initial: FormValues
  /** Values typed earlier and restored now, and when they were typed: milliseconds since the epoch. */
  draft?: { values: FormValues; base?: FormValues; time: number }
  /** True for forms that fill a screen: leaving the screen then asks first. */
  guardsScreen: boolean
  /** True for forms that edit something: submitted unchanged, they just close. */
  isEdit: boolean
  /** Id of the edited object, which outlasts its name. */
  objectId?: string
  /** Fields that neither a log nor storage may hold. */
  secret: readonly string[]
}

/** Whose value is kept of a field that two people have changed. */
export type Whose = 'mine' | 'theirs'

/** An edit form after its object was read again. */
export interface FormRebase {
  initial: FormValues
  /** The earlier values of the fields that both sides have changed since. */
  base: FormValues
  values: FormValues
  /** The parameters that find the object now, if someone else has renamed it. */
  address?: Record<string, string>
}

type For<Extra = unknown> = { form: string } & Extra

export type FormEvent =
  | { type: 'form/changed'; payload: For<{ values: FormValues }> }
  /** A field was left, or Enter pressed in it, after something was typed in it. */
  | { type: 'form/settled'; payload: For<{ field: string }> }
  /** “Add” or Enter beside an item of a list that is being typed; “Clear” empties its fields. */
  | { type: 'form/entryAdded'; payload: For<{ list: string }> }
  | { type: 'form/entryCleared'; payload: For<{ list: string }> }
  /** A press whose changes the form's definition has, and what it was on, if that varies. */
  | { type: 'form/pressed'; payload: For<{ press: string; on?: string | readonly string[] }> }
  /** Follows a change: the values that depend on it, and the fields whose validation is reset. */
  | { type: 'form/adjusted'; payload: For<{ values: FormValues; resetFields?: readonly string[] }> }
  | { type: 'form/submitted'; payload: For }
  | { type: 'form/checked'; payload: For<{ errors: FieldErrors; submitting: boolean }> }
  | { type: 'form/rebased'; payload: For<FormRebase> }
  /** Others have changed these fields as well: the user decides about each. */
  | { type: 'form/conflicted'; payload: For<{ fields: readonly string[] }> }
  | { type: 'form/choiceMade'; payload: For<{ field: string; whose: Whose }> }
  | { type: 'form/conflictsSettled'; payload: For }
  | { type: 'form/conflictsLeft'; payload: For }
  | { type: 'form/succeeded'; payload: For }
  | { type: 'form/failed'; payload: For<{ failure: FormFailure }> }
  /** The workflow behind a submission failed: the form may be changed and sent again. */
  | { type: 'form/reopened'; payload: For<{ failure?: FormFailure }> }
  | { type: 'form/dismissRequested'; payload: For }
  | { type: 'form/dismissConfirmed'; payload: For }
  | { type: 'form/dismissRefused'; payload: For }
  | { type: 'form/cancelled'; payload: For }
  | { type: 'form/startedOver'; payload: For }
  /** The user leaves the screen and discards its form. */
  | { type: 'navigation/guardAccepted' }

/** Events with which the root starts and stops forms. */
export type FormLifeEvent =
  { type: 'form/opened'; payload: FormOpening } | { type: 'form/closed'; payload: For }

export type FormDecision =
  | { type: 'form/submissionStarted'; payload: For }
  | { type: 'form/dismissed'; payload: For }
  | { type: 'form/guardRaised'; payload: For<{ leaveDialog?: LeaveDialog }> }
  | { type: 'form/guardLowered'; payload: For }
