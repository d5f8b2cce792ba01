import { Check } from 'lucide-react'
import { memo } from 'react'
import type { Item } from './item'
import styles from './Listbox.module.css'

interface OptionProps {
  id: string
  index: number
  item: Item
  isActive: boolean
  isSelected: boolean
}

/** One line of a list. Memoised: moving through a thousand options draws two of them. */
export const Option = memo(function Option(props: OptionProps) {
  const { item, isActive, isSelected } = props
  return (
    <div
      id={props.id}
      role="option"
      className={styles.option}
      data-index={props.index}
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
