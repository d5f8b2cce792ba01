import {
  useLayoutEffect,
  useRef,
  type HTMLAttributes,
  type MouseEvent,
  type RefObject,
} from 'react'
import { cx } from '@/ui/cx'
import type { Item } from './item'
import styles from './Listbox.module.css'
import { Option } from './Option'

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
