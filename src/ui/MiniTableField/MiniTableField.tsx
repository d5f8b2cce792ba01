import type { ReactNode } from 'react'
import { Field, type FieldProps } from '@/ui/Field/Field'
import { MiniTable, type MiniTableProps } from '@/ui/MiniTable/MiniTable'
import styles from './MiniTableField.module.css'

export interface MiniTableFieldProps<Row>
  extends
    Omit<FieldProps, 'onBlur' | 'units'>,
    Omit<MiniTableProps<Row>, 'label' | 'empty' | 'isDisabled'> {
  /** What adds a row: buttons, or a sub-form. */
  children?: ReactNode
}

/** A list that is put together entry by entry. Its table is there once it has something in it. */
export function MiniTableField<Row>({ children, ...props }: MiniTableFieldProps<Row>) {
  return (
    <Field {...props} kind="group">
      {field => (
        <div
          className={styles.list}
          tabIndex={-1}
          data-field={field['data-field']}
          data-invalid={field['data-invalid']}
        >
          {props.rows.length > 0 && (
            <MiniTable
              label={props.label}
              rows={props.rows}
              columns={props.columns}
              rowKey={props.rowKey}
              removeLabel={props.removeLabel}
              onRemove={props.onRemove}
              isDisabled={props.isDisabled}
            />
          )}
          {children}
        </div>
      )}
    </Field>
  )
}
