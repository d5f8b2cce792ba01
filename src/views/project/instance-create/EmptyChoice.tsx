import type { Field as FieldBinding } from '@/store/forms/hooks'
import { EmptyState, type EmptyStateProps } from '@/ui/EmptyState/EmptyState'
import { Field } from '@/ui/Field/Field'
import styles from './EmptyChoice.module.css'

interface EmptyChoiceProps extends EmptyStateProps {
  label: string
  field: Pick<FieldBinding<string>, 'name' | 'error'>
}

/** In place of a field that has nothing to choose from, where a submission is refused all the same. */
export function EmptyChoice({ label, field, ...empty }: EmptyChoiceProps) {
  return (
    <Field {...field} kind="group" label={label} isLabelHidden isRequired>
      {(control, labelId) => (
        <div
          role="group"
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          className={styles.choice}
          tabIndex={-1}
          data-field={control['data-field']}
          data-invalid={control['data-invalid']}
        >
          <EmptyState {...empty} />
        </div>
      )}
    </Field>
  )
}
