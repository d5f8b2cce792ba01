import type { ReactNode } from 'react'
import type { AnyForm } from '@/store/forms/hooks'
import { selectFormParams } from '@/store/forms/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { SideForm } from '@/views/shared/side-form/SideForm'

interface PartFormProps {
  form: AnyForm
  /** What is added: `route`. */
  noun: string
  children: ReactNode
}

/** The form that a part of port settings is added to. */
export const useFormBelow = ({ name }: AnyForm): string =>
  useAppSelector(state => selectFormParams(state, name)['of']) ?? ''

/** An open form that adds or edits a part of port settings. Nothing is sent. */
export function PartForm({ form, noun, children }: PartFormProps) {
  const isEdit = useAppSelector(state => selectFormParams(state, form.name)['edited'] !== undefined)
  return (
    <SideForm
      form={form}
      title={`${isEdit ? 'Edit' : 'Add'} ${noun}`}
      submitLabel={`${isEdit ? 'Update' : 'Add'} ${noun}`}
      isLocal
    >
      {children}
    </SideForm>
  )
}
