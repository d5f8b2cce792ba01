import { formContext, selectForm } from '@/store/forms/selectors'
import type { FieldErrors } from '@/machines/form/form.events'
import type { FormContext } from '@/store/forms/definition'
import { useAppSelector } from '@/store/setup/hooks'
import { useProblem } from '@/ui/Field/useProblem'
import { TextArea, type TextAreaProps } from '@/ui/TextArea/TextArea'
import { TextField, type TextFieldProps } from '@/ui/TextField/TextField'

/** The part of a definition that checks its fields. */
export interface CheckingForm {
  name: string
  check(values: object, context: FormContext<never>): FieldErrors
}

/** What the rules of the form say about a field as it is typed now. */
const useFieldProblem = ({ name: form, check }: CheckingForm, field: string) =>
  useAppSelector(state => {
    const { values = {}, address, params = {} } = selectForm(state, form)?.context ?? {}
    return values[field]
      ? check(values, formContext<never>(state, (address ?? params) as never))[field]
      : undefined
  })

interface LeftProps {
  value: string
  error?: string | undefined
  onBlur?: (() => void) | undefined
}

/** Shows what is wrong with a text once its field is left. A missing one is reported by the form. */
export const useLeaving = <Props extends LeftProps>(
  props: Props,
  problem: string | undefined,
): Props => {
  const left = useProblem(props.value.trim() === '' ? undefined : problem)
  return {
    ...props,
    error: props.error ?? left.problem,
    onBlur: () => {
      left.tellProblem()
      props.onBlur?.()
    },
  }
}

interface Checked {
  /** The form that has the rules for the field of this name. */
  form: CheckingForm
}

/** One line of text that its form checks when the field is left. */
export function CheckedField({ form, ...props }: TextFieldProps & Checked) {
  return <TextField {...useLeaving(props, useFieldProblem(form, props.name))} />
}

/** Lines of text that their form checks when the field is left. */
export function CheckedArea({ form, ...props }: TextAreaProps & Checked) {
  return <TextArea {...useLeaving(props, useFieldProblem(form, props.name))} />
}

/** An address or a block of addresses that its form checks when the field is left. */
export function AddressField(props: Omit<TextFieldProps, 'isMonospace'> & Checked) {
  return <CheckedField {...props} isMonospace />
}

interface EntryFieldProps extends Omit<TextFieldProps, 'isMonospace'> {
  /** Why the text cannot be added as it is now. */
  problem: string | undefined
}

/** An address, block or range that is added to a list, checked when the field is left. */
export function EntryField({ problem, ...props }: EntryFieldProps) {
  return <TextField {...useLeaving(props, problem)} isMonospace />
}
