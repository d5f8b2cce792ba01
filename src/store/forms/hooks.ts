import { useCallback } from 'react'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import type { FormDefinition } from './definition'
import {
  formCancelled,
  formChanged,
  formDismissConfirmed,
  formDismissRefused,
  formDismissRequested,
  formStartedOver,
  formSubmitted,
} from './events'
import {
  selectDraftTime,
  selectFieldError,
  selectForm,
  selectFormFailure,
  selectFailedSubmits,
  selectFormValue,
  selectIsFormBusy,
  selectIsFormLeaving,
} from './selectors'

export interface Field<Value> {
  name: string
  value: Value
  error: string | undefined
  isDisabled: boolean
  onChange: (value: Value) => void
}

/** What views need to know of a form: which one it is. */
export type AnyForm = Pick<FormDefinition, 'name'>

/** Binds one field of a form whose values are known to be these. */
export type FieldHook<Values> = <Name extends keyof Values & string>(
  name: Name,
) => Field<Values[Name]>

/**
 * Makes the hook that binds a form's fields: `export const useDiskField = fieldHook(diskForm)`,
 * beside the definition. A keystroke renders the field it belongs to and no other.
 */
export const fieldHook =
  <Values extends object, Result, Params>({
    name: form,
  }: FormDefinition<Values, Result, Params>): FieldHook<Values> =>
  <Name extends keyof Values & string>(name: Name): Field<Values[Name]> => {
    const send = useSend()
    const value = useAppSelector(state => selectFormValue(state, form, name)) as Values[Name]
    const error = useAppSelector(state => selectFieldError(state, form, name))
    const isDisabled = useAppSelector(state => selectIsFormBusy(state, form))
    const onChange = useCallback(
      (next: Values[Name]) => send(formChanged({ form, values: { [name]: next } })),
      [send, name],
    )
    return { name, value, error, isDisabled, onChange }
  }

/** A form as a whole: what it is doing, and the ways in and out of it. */
export const useForm = ({ name: form }: AnyForm) => {
  const send = useSend()
  return {
    isOpen: useAppSelector(state => selectForm(state, form) !== undefined),
    isPending: useAppSelector(state => selectIsFormBusy(state, form)),
    isLeaving: useAppSelector(state => selectIsFormLeaving(state, form)),
    failure: useAppSelector(state => selectFormFailure(state, form)),
    /** Grows with every refused submission: the first bad field then takes the focus. */
    failedSubmits: useAppSelector(state => selectFailedSubmits(state, form)),
    submit: () => send(formSubmitted({ form })),
    cancel: () => send(formCancelled({ form })),
    dismiss: () => send(formDismissRequested({ form })),
    leave: () => send(formDismissConfirmed({ form })),
    /** When the draft was typed that the form opened with; null where it is not of a draft. */
    draftTime: useAppSelector(state => selectDraftTime(state, form)),
    startOver: () => send(formStartedOver({ form })),
    stay: () => send(formDismissRefused({ form })),
  }
}
