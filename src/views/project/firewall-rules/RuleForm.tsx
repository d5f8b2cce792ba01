import type { ReactNode } from 'react'
import type { RichText } from '@/lib/rich-text'
import { useForm, type AnyForm } from '@/store/forms/hooks'
import { SideForm } from '@/views/shared/side-form/SideForm'
import type { RuleFieldHook } from './BasicFields'
import { RuleFields } from './RuleFields'
import styles from './RuleForm.module.css'

interface RuleFormProps {
  form: AnyForm
  useField: RuleFieldHook
  title: string
  submitLabel: string
  /** Keeps the form from being sent, and says why. */
  disabledReason?: RichText | undefined
  /** What stands over the form. */
  children?: ReactNode
}

/** The form of a rule, over the list of them. */
export function RuleForm({ form, useField, children, ...props }: RuleFormProps) {
  return (
    <>
      <SideForm {...props} form={form}>
        <RuleFields form={form} useField={useField} />
        <Failure form={form} />
      </SideForm>
      {children}
    </>
  )
}

/** Says it again where the button is: the top of a form of this length is far. */
function Failure({ form }: { form: AnyForm }) {
  const { failure } = useForm(form)
  return failure && <p className={styles.failure}>{failure.message}</p>
}
