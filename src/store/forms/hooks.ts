import { useCallback } from 'react'
import {
  formCancelled,
  formChanged,
  formDismissConfirmed,
  formDismissRefused,
  formDismissRequested,
  formSubmitted,
} from './events'
import {
  selectFieldError,
  selectForm,
  selectFormFailure,
  selectFormValue,
  selectIsFormBusy,
  selectIsFormLeaving,
} from './selectors'
import { useAppSelector, useSend } from '@/store/setup/hooks'

export interface Field<Value> {
  name: string
  value: Value
  error: string | undefined
  isDisabled: boolean
  onChange: (value: Value) => void
}

/**
 * Makes the hook that binds a form's fields: `const useField = fieldHook<Values>('diskCreate')`. A
 * keystroke renders the field it belongs to and no other.
 */
export const fieldHook =
  <Values extends object>(form: string) =>
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
export const useForm = (form: string) => {
  const send = useSend()
  return {
    isOpen: useAppSelector(state => selectForm(state, form) !== undefined),
    isPending: useAppSelector(state => selectIsFormBusy(state, form)),
    isLeaving: useAppSelector(state => selectIsFormLeaving(state, form)),
    failure: useAppSelector(state => selectFormFailure(state, form)),
    /** Grows with every refused submission: the first bad field then takes the focus. */
    refusals: useAppSelector(state => selectForm(state, form)?.context.refusals ?? 0),
    submit: () => send(formSubmitted({ form })),
    cancel: () => send(formCancelled({ form })),
    dismiss: () => send(formDismissRequested({ form })),
    leave: () => send(formDismissConfirmed({ form })),
    stay: () => send(formDismissRefused({ form })),
  }
}
