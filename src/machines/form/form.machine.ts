import { and, assign, emit, enqueueActions, not, setup } from 'xstate'
import type {
  FieldErrors,
  FormDecision,
  FormEvent,
  FormFailure,
  FormOpening,
  FormValues,
} from './form.events'

export interface FormActorContext {
  form: string
  params: Record<string, string>
  initial: FormValues
  values: FormValues
  /** By field, of the last check. Empty until a submission was refused. */
  errors: FieldErrors
  failure: FormFailure | null
  /** Counts refused submissions: each one moves the focus to the first bad field. */
  failedSubmits: number
  /** Fields that mean something else since the last refusal: nothing is said of them until the next. */
  resetFields?: readonly string[]
  guardsScreen: boolean
  isEdit: boolean
  /** When the draft was typed that the form opened with, until it is started over. */
  draftTime: number | null
  /** True once the user has said that what was typed may go, until something is typed again. */
  isDiscarded: boolean
  secret: readonly string[]
}

const sameJson = (a: unknown, b: unknown) => a === b || JSON.stringify(a) === JSON.stringify(b)

const isSame = (a: FormValues, b: FormValues) => {
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every(key => sameJson(a[key], b[key]))
}

/**
 * One open form, whatever it is about: what was typed, whether it may be submitted or left, and
 * what was wrong with it. Rules, command and next steps are in the form's definition; the forms
 * saga applies them and answers.
 */
export const formMachine = setup({
  types: {
    context: {} as FormActorContext,
    events: {} as FormEvent,
    emitted: {} as FormDecision,
    input: {} as FormOpening,
  },
  guards: {
    isMine: ({ context, event }) => 'payload' in event && event.payload.form === context.form,
    /** With these values the form is what it was at the start. */
    bringsBack: ({ context, event }) =>
      (event.type === 'form/changed' || event.type === 'form/adjusted') &&
      event.payload.form === context.form &&
      isSame({ ...context.values, ...event.payload.values }, context.initial),
    staysDirty: and(['isMine', not('bringsBack')]),
    isComplete: ({ event }) =>
      event.type === 'form/checked' &&
      event.payload.submitting &&
      Object.keys(event.payload.errors).length === 0,
    isSubmission: ({ event }) => event.type === 'form/checked' && event.payload.submitting,
    isUnchangedEdit: ({ context }) => context.isEdit && isSame(context.values, context.initial),
    isRefusal: ({ event }) => event.type === 'form/reopened' && event.payload.failure !== undefined,
    guardsScreen: ({ context }) => context.guardsScreen,
    startsDirty: ({ context }) => !isSame(context.values, context.initial),
    isDirty: ({ context }) => !isSame(context.values, context.initial),
  },
  actions: {
    takeValues: assign(({ context, event }) =>
      event.type === 'form/changed' || event.type === 'form/adjusted'
        ? { values: { ...context.values, ...event.payload.values }, isDiscarded: false }
        : {},
    ),
    beginAnew: assign(({ context, event }) =>
      event.type === 'form/adjusted' && event.payload.resetFields
        ? {
            resetFields: [
              ...new Set([...(context.resetFields ?? []), ...event.payload.resetFields]),
            ],
          }
        : {},
    ),
    startOver: assign(({ context }) => ({
      values: context.initial,
      errors: {},
      failure: null,
      draftTime: null,
    })),
    giveUp: assign({ isDiscarded: true }),
    // Leaving a screen asks by itself, and is then told of.
    giveUpHere: assign({ isDiscarded: ({ context }) => !context.guardsScreen }),
    takeErrors: assign(({ event }) =>
      event.type === 'form/checked' ? { errors: event.payload.errors } : {},
    ),
    takeFailure: assign(({ event }) =>
      (event.type === 'form/failed' || event.type === 'form/reopened') && event.payload.failure
        ? { failure: event.payload.failure, errors: event.payload.failure.fields }
        : {},
    ),
    forgetFailure: assign({ failure: null }),
    countRefusal: assign(({ context }) => ({
      failedSubmits: context.failedSubmits + 1,
      ...(context.resetFields && { resetFields: [] }),
    })),
    startSubmission: emit(({ context }) => ({
      type: 'form/submissionStarted' as const,
      payload: { form: context.form },
    })),
    dismiss: emit(({ context }) => ({
      type: 'form/dismissed' as const,
      payload: { form: context.form },
    })),
    raiseGuard: enqueueActions(({ context, enqueue }) => {
      if (context.guardsScreen)
        enqueue.emit({ type: 'form/guardRaised', payload: { form: context.form } })
    }),
    lowerGuard: enqueueActions(({ context, enqueue }) => {
      if (context.guardsScreen)
        enqueue.emit({ type: 'form/guardLowered', payload: { form: context.form } })
    }),
  },
}).createMachine({
  id: 'form',
  context: ({ input }) => ({
    form: input?.form ?? '',
    params: input?.params ?? {},
    initial: input?.initial ?? {},
    values: { ...input?.initial, ...input?.draft?.values },
    errors: {},
    failure: null,
    failedSubmits: 0,
    guardsScreen: input?.guardsScreen ?? false,
    isEdit: input?.isEdit ?? false,
    draftTime: input?.draft?.time ?? null,
    isDiscarded: false,
    secret: input?.secret ?? [],
  }),
  initial: 'opening',
  states: {
    opening: {
      always: [{ guard: 'startsDirty', target: 'open.dirty' }, { target: 'open.pristine' }],
    },
    open: {
      initial: 'pristine',
      on: {
        'form/changed': [
          { guard: 'bringsBack', target: '.pristine', actions: 'takeValues' },
          { guard: 'isMine', target: '.dirty', actions: 'takeValues' },
        ],
        'form/adjusted': [
          { guard: 'bringsBack', target: '.pristine', actions: ['takeValues', 'beginAnew'] },
          { guard: 'isMine', target: '.dirty', actions: ['takeValues', 'beginAnew'] },
        ],
        'form/checked': [
          { guard: and(['isMine', 'isComplete', 'isUnchangedEdit']), actions: 'dismiss' },
          { guard: and(['isMine', 'isComplete']), target: 'submitting', actions: 'takeErrors' },
          {
            guard: and(['isMine', 'isSubmission']),
            target: '.refused',
            actions: ['takeErrors', 'countRefusal'],
          },
          { guard: 'isMine', actions: 'takeErrors' },
        ],
        'form/cancelled': { guard: 'isMine', actions: ['giveUpHere', 'dismiss'] },
        'form/startedOver': { guard: 'isMine', target: '.pristine', actions: 'startOver' },
        'navigation/guardAccepted': { guard: 'guardsScreen', actions: 'giveUp' },
        'form/dismissRequested': [
          { guard: and(['isMine', 'isDirty']), target: 'leaving' },
          { guard: and(['isMine', not('isDirty')]), actions: 'dismiss' },
        ],
      },
      states: {
        pristine: { entry: 'lowerGuard' },
        dirty: {
          entry: 'raiseGuard',
          tags: 'dirty',
          on: {
            // Without a target, so that typing on does not raise the guard again.
            'form/changed': { guard: 'staysDirty', actions: 'takeValues' },
            'form/adjusted': { guard: 'staysDirty', actions: ['takeValues', 'beginAnew'] },
          },
        },
        refused: { tags: 'dirty' },
        where: { type: 'history' },
      },
    },
    leaving: {
      description: 'The user is asked whether what was typed may be lost.',
      tags: ['dirty', 'leaving'],
      on: {
        'form/dismissConfirmed': {
          guard: 'isMine',
          target: 'open.where',
          actions: ['giveUpHere', 'dismiss'],
        },
        'form/dismissRefused': { guard: 'isMine', target: 'open.where' },
      },
    },
    submitting: {
      entry: ['forgetFailure', 'startSubmission'],
      tags: ['busy', 'dirty'],
      on: {
        'form/succeeded': { guard: 'isMine', target: 'done' },
        'form/failed': {
          guard: 'isMine',
          target: 'open.refused',
          actions: ['takeFailure', 'countRefusal'],
        },
      },
    },
    done: {
      entry: 'lowerGuard',
      tags: 'busy',
      on: {
        'form/reopened': [
          {
            guard: and(['isMine', 'isRefusal']),
            target: 'open.refused',
            actions: ['takeFailure', 'countRefusal'],
          },
          { guard: 'isMine', target: 'open.where' },
        ],
      },
    },
  },
})
