import { useEffect, useRef, type ReactNode } from 'react'
import { Field, type FieldProps } from '@/ui/Field/Field'
import { focusQuietly } from '@/ui/FocusKeeper/keepFocus'
import { lazyCode, useLazyCode } from '@/ui/lazy/lazyCode'
import { type MiniTableProps, MiniRows } from './MiniRows'
import styles from './MiniTable.module.css'

/** Tables of at most this many rows need no tools. */
const FEW = 10

const longTable = lazyCode(async () => (await import('./LongMiniTable')).LongMiniTable)

/**
 * The objects added to a form so far. Each can be removed again. More than ten can be filtered,
 * sorted, selected and exported, and scroll.
 */
function MiniTable<Row>(props: MiniTableProps<Row>) {
  const isLong = props.rows.length > FEW
  // Without the code, the rows are shown without tools.
  const { code: LongMiniTable, load } = useLazyCode(longTable)
  useEffect(() => (isLong ? load() : undefined), [isLong, load])
  return isLong && LongMiniTable ? (
    <LongMiniTable {...(props as MiniTableProps<unknown>)} />
  ) : (
    <MiniRows table={props} shown={props.rows} />
  )
}

export interface MiniTableFieldProps<Row>
  extends Omit<FieldProps, 'onBlur' | 'units'>, Omit<MiniTableProps<Row>, 'label' | 'isDisabled'> {
  /** Buttons or a sub-form that add a row. */
  children?: ReactNode
}

/** Keeps the focus in the list when the row or the button with the focus goes. */
const useRemoval = <Row,>({ rows, onChange }: Pick<MiniTableProps<Row>, 'rows' | 'onChange'>) => {
  const list = useRef<HTMLDivElement>(null)
  const removedAt = useRef<number | null>(null)
  const removers = () => [
    ...(list.current?.querySelectorAll<HTMLElement>('[data-remove] button') ?? []),
  ]
  useEffect(() => {
    const at = removedAt.current
    removedAt.current = null
    if (at === null) return
    const next = removers().at(at) ?? removers().at(-1)
    const fallback = list.current?.querySelector<HTMLElement>('input:not([type="hidden"]), button')
    const target = next ?? fallback
    if (target) focusQuietly(target)
  }, [rows])
  const change = (left: readonly Row[]) => {
    const at = removers().findIndex(each => each === document.activeElement)
    removedAt.current = Math.max(0, at)
    onChange(left)
  }
  return { list, change }
}

/** A list built entry by entry. The table shows once it has an entry. */
export function MiniTableField<Row>({ children, ...props }: MiniTableFieldProps<Row>) {
  const { list, change } = useRemoval(props)
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
              onChange={change}
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
