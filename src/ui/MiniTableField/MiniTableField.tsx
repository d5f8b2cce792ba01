import { useEffect, useRef, type ReactNode } from 'react'
import { Field, type FieldProps } from '@/ui/Field/Field'
import { focusQuietly } from '@/ui/Field/focusQuietly'
import { MiniTable, type MiniTableProps } from '@/ui/MiniTable/MiniTable'
import styles from './MiniTableField.module.css'

export interface MiniTableFieldProps<Row>
  extends
    Omit<FieldProps, 'onBlur' | 'units'>,
    Omit<MiniTableProps<Row>, 'label' | 'empty' | 'isDisabled'> {
  /** Buttons or a sub-form that add a row. */
  children?: ReactNode
}

/** Keeps the focus in the list when the focused row is removed. */
const useRemoval = <Row,>({ rows, onRemove }: Pick<MiniTableProps<Row>, 'rows' | 'onRemove'>) => {
  const list = useRef<HTMLDivElement>(null)
  const removedAt = useRef<number | null>(null)
  useEffect(() => {
    const at = removedAt.current
    removedAt.current = null
    if (at === null || !list.current) return
    const removers = list.current.querySelectorAll<HTMLElement>('[data-remove] button')
    const next = removers[Math.min(at, removers.length - 1)]
    const fallback = list.current.querySelector<HTMLElement>('input:not([type="hidden"]), button')
    const target = next ?? fallback
    if (target) focusQuietly(target)
  }, [rows])
  const remove = (row: Row) => {
    removedAt.current = rows.indexOf(row)
    onRemove(row)
  }
  return { list, remove }
}

/** A list built entry by entry. The table shows once it has an entry. */
export function MiniTableField<Row>({ children, ...props }: MiniTableFieldProps<Row>) {
  const { list, remove } = useRemoval(props)
  return (
    <Field {...props} kind="group">
      {(field, labelId) => (
        <div
          ref={list}
          role="group"
          aria-labelledby={labelId}
          aria-describedby={field['aria-describedby']}
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
              rowName={props.rowName}
              removeLabel={props.removeLabel}
              onRemove={remove}
              editLabel={props.editLabel}
              onEdit={props.onEdit}
              isDisabled={props.isDisabled}
            />
          )}
          {children}
        </div>
      )}
    </Field>
  )
}
