import type { LeaveDialog } from '../navigation/navigation.events'

/** Field values by name: JSON only. */
export type FormValues = Record<string, unknown>
export type FieldErrors = Record<string, string>

/** What the server answered to a submission that it refused. */
export interface FormFailure {
  message: string
  fields: FieldErrors
  /** Finds the call in the log of the server. */
  requestId?: string
}

export interface FormOpening {
  form: string
  /** What the form is about: route parameters, ids of the object edited. */
  params: Record<string, string>
  initial: FormValues
  /** What was typed earlier and comes back now, and when it was typed: milliseconds since the epoch. */
  draft?: { values: FormValues; time: number }
  /** True for forms that fill a screen: leaving that screen then asks first. */
  guardsScreen: boolean
  /** True for forms that change something: unchanged, they just close. */
  isEdit: boolean
  /** Fields that no log and no storage may hold. */
  secret: readonly string[]
}

type For<Extra = unknown> = { form: string } & Extra

export type FormEvent =
  | { type: 'form/changed'; payload: For<{ values: FormValues }> }
  /** Follows a change: what else changes with it, and which fields begin anew. */
  | { type: 'form/adjusted'; payload: For<{ values: FormValues; resetFields?: readonly string[] }> }
  | { type: 'form/submitted'; payload: For }
  | { type: 'form/checked'; payload: For<{ errors: FieldErrors; submitting: boolean }> }
  | { type: 'form/succeeded'; payload: For }
  | { type: 'form/failed'; payload: For<{ failure: FormFailure }> }
  /** What a workflow made of a taken submission came to nothing: it may be changed and sent again. */
  | { type: 'form/reopened'; payload: For<{ failure?: FormFailure }> }
  | { type: 'form/dismissRequested'; payload: For }
  | { type: 'form/dismissConfirmed'; payload: For }
  | { type: 'form/dismissRefused'; payload: For }
  | { type: 'form/cancelled'; payload: For }
  | { type: 'form/startedOver'; payload: For }
  /** The user leaves the screen, and what was typed there. */
  | { type: 'navigation/guardAccepted' }

/** Events that the root takes to start and stop forms. */
export type FormLifeEvent =
  { type: 'form/opened'; payload: FormOpening } | { type: 'form/closed'; payload: For }

export type FormDecision =
  | { type: 'form/submissionStarted'; payload: For }
  | { type: 'form/dismissed'; payload: For }
  | { type: 'form/guardRaised'; payload: For<{ leaveDialog?: LeaveDialog }> }
  | { type: 'form/guardLowered'; payload: For }
