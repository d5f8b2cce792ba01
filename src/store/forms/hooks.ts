import { createElement, useCallback, type ComponentType, type ReactNode } from 'react'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import type { AnyEdits, FormDefinition, Pressed } from './definition'
import * as events from './events'
import {
  selectDraftTime,
  selectFieldError,
  selectForm,
  selectFormFailure,
  selectFailedSubmits,
  selectFormValue,
  selectIsFormAsking,
  selectIsFormBusy,
  selectIsFormLeaving,
} from './selectors'

export interface Field<Value> {
  name: string
  value: Value
  error: string | undefined
  isDisabled: boolean
  onChange: (value: Value) => void
  /** Tells the form that a text is typed to its end. */
  onSettle: () => void
}

/** The part of a definition that views need. */
export type AnyForm = Pick<FormDefinition, 'name' | 'features' | 'secret'> & {
  edits?: AnyEdits
}

/** Binds one field of a form with values of this type. */
export type FieldHook<Values> = <Name extends keyof Values & string>(
  name: Name,
) => Field<Values[Name]>

/** Makes the hook that binds the fields of a form. A keystroke renders only its own field. */
export const fieldHook =
  <Values extends object>({ name: form }: { readonly name: string }): FieldHook<Values> =>
  <Name extends keyof Values & string>(name: Name): Field<Values[Name]> => {
    const send = useSend()
    const value = useAppSelector(state => selectFormValue(state, form, name)) as Values[Name]
    const error = useAppSelector(state => selectFieldError(state, form, name))
    const isDisabled = useAppSelector(state => selectIsFormBusy(state, form))
    const onChange = useCallback(
      (next: Values[Name]) => send(events.formChanged({ form, values: { [name]: next } })),
      [send, name],
    )
    const onSettle = useCallback(
      () => send(events.formSettled({ form, field: name })),
      [send, name],
    )
    return { name, value, error, isDisabled, onChange, onSettle }
  }

/** “Add” and “Clear” of a list that is built item by item. What they change, the form's `entries` say. */
export const useEntry = ({ name: form }: AnyForm, list: string) => {
  const send = useSend()
  return {
    onAdd: () => send(events.formEntryAdded({ form, list })),
    onClear: () => send(events.formEntryCleared({ form, list })),
  }
}

/** Tells a form of a press. What that changes, its `presses` say. */
export const usePress = ({ name: form }: AnyForm, press: string) => {
  const send = useSend()
  return (on?: Pressed) =>
    send(events.formPressed({ form, press, ...(on !== undefined && { on }) }))
}

/** The props of a component that a field leaves to be given; never if it cannot draw such a value. */
type Unbound<Value, Props> =
  Field<Value> extends Pick<Props, keyof Props & keyof Field<Value>>
    ? Omit<Props, keyof Field<Value>>
    : never

/**
 * A field of a form, drawn by another component: `<form.Field name="os" as={TextField} label="OS" />`.
 * A keystroke renders only this field. Components with a type parameter are given with its argument.
 */
export type FormField<Values> = <Name extends keyof Values & string, Props>(
  props: { name: Name; as: (props: Props) => ReactNode } & Unbound<Values[Name], Props>,
) => ReactNode

/** Makes the component that binds the fields of a form. */
export const fieldOf =
  <Values extends object>(useField: FieldHook<Values>): FormField<Values> =>
  ({ as, name, ...props }) =>
    createElement(as as ComponentType<object>, { ...useField(name), ...props })

/** The state of a form and the actions on it. */
export const useForm = ({ name: form }: AnyForm) => {
  const send = useSend()
  return {
    isOpen: useAppSelector(state => selectForm(state, form) !== undefined),
    isPending: useAppSelector(state => selectIsFormBusy(state, form)),
    isLeaving: useAppSelector(state => selectIsFormLeaving(state, form)),
    /** True while the user is asked about fields that others have changed as well. */
    isAsking: useAppSelector(state => selectIsFormAsking(state, form)),
    failure: useAppSelector(state => selectFormFailure(state, form)),
    /** Counts failed submissions: after each, the first invalid field takes the focus. */
    failedSubmits: useAppSelector(state => selectFailedSubmits(state, form)),
    submit: () => send(events.formSubmitted({ form })),
    cancel: () => send(events.formCancelled({ form })),
    dismiss: () => send(events.formDismissRequested({ form })),
    leave: () => send(events.formDismissConfirmed({ form })),
    /** When the restored draft was typed; null if the form did not open with one. */
    draftTime: useAppSelector(state => selectDraftTime(state, form)),
    startOver: () => send(events.formStartedOver({ form })),
    stay: () => send(events.formDismissRefused({ form })),
  }
}
