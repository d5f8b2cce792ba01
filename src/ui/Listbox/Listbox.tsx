import { Check } from 'lucide-react'
import {
  memo,
  useLayoutEffect,
  useRef,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { cx } from '@/ui/cx'
import styles from './Listbox.module.css'

/** One of the things to choose from. Keep the array between renders: options are memoised. */
export interface Item {
  value: string
  /** What typing is compared with, and what is shown unless `selectedLabel` says otherwise. */
  label: string
  /** Follows the label on its line: a badge, as a rule. */
  aside?: ReactNode
  /** A second, quieter line. */
  detail?: ReactNode
  /** What the field shows once the item is chosen. */
  selectedLabel?: string
  isDisabled?: boolean
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

interface ListboxProps {
  id: string
  labelledBy: string
  items: readonly Item[]
  /** The item the keyboard is at; -1 for none. */
  activeIndex: number
  value: string
  onChoose: (item: Item) => void
  onPoint: (index: number) => void
  /** Stands in place of the items when there are none, as an option that cannot be chosen. */
  emptyText: string
  listRef?: RefObject<HTMLDivElement | null>
  /** For a list that has the focus itself. */
  focusProps?: HTMLAttributes<HTMLDivElement>
}

const indexAt = (event: MouseEvent): number =>
  Number((event.target as Element).closest('[data-index]')?.getAttribute('data-index') ?? -1)

/**
 * The options of a select or a combobox. It keeps no state: the field around it moves
 * `activeIndex`, and names that option by `aria-activedescendant` where the focus is.
 */
export function Listbox({ items, activeIndex, onChoose, onPoint, ...props }: ListboxProps) {
  const ownRef = useRef<HTMLDivElement>(null)
  const list = props.listRef ?? ownRef
  useLayoutEffect(() => {
    list.current?.querySelector(`[data-index="${activeIndex}"]`)?.scrollIntoView?.({
      block: 'nearest',
    })
  }, [activeIndex, list])

  const choose = (event: MouseEvent) => {
    const item = items[indexAt(event)]
    if (item && !item.isDisabled) onChoose(item)
  }
  const point = (event: MouseEvent) => {
    const index = indexAt(event)
    if (index !== -1 && index !== activeIndex) onPoint(index)
  }

  return (
    <div
      ref={list}
      id={props.id}
      role="listbox"
      className={styles.list}
      aria-labelledby={props.labelledBy}
      onClick={choose}
      onMouseMove={point}
      {...props.focusProps}
    >
      {items.length === 0 && (
        <div
          role="option"
          className={cx(styles.option, styles.empty)}
          aria-disabled
          aria-selected={false}
        >
          {props.emptyText}
        </div>
      )}
      {items.map((item, index) => (
        <Option
          key={`${item.value} ${item.label}`}
          id={optionId(props.id, index)}
          index={index}
          item={item}
          isActive={index === activeIndex}
          isSelected={item.value === props.value}
        />
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  index: number
  item: Item
  isActive: boolean
  isSelected: boolean
}

/** Memoised: moving through a thousand options draws two of them. */
const Option = memo(function Option({ id, index, item, isActive, isSelected }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      className={styles.option}
      data-index={index}
      data-active={isActive || undefined}
      aria-selected={isSelected}
      aria-disabled={item.isDisabled || undefined}
    >
      <span className={styles.line}>
        <span className={styles.label}>{item.label}</span>
        {item.aside}
        {isSelected && <Check size={14} className={styles.check} aria-hidden />}
      </span>
      {item.detail && <span className={styles.detail}>{item.detail}</span>}
    </div>
  )
})
