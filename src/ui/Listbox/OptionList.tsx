import { Check } from 'lucide-react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover, PopoverContext } from 'react-aria-components/Popover'
import { useSlottedContext } from 'react-aria-components/slots'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { cx } from '@/ui/cx'
import { freeArea } from '@/ui/freeArea'
import { pixelsOf } from '@/ui/rem'
import type { Item } from './item'
import styles from './OptionList.module.css'

/** Up to here all options are drawn at once; of longer lists those in view. */
const FEW = 100

const LAYOUT = { estimatedRowSize: 32, padding: 4 }

/** In rem: eight options and a half, so that one can see that there are more. */
const MAX_HEIGHT = 17.5

const renderOption = (item: Item) => (
  <ListBoxItem
    id={item.value}
    textValue={item.label}
    isDisabled={item.isDisabled ?? false}
    className={cx(styles.option)}
  >
    {({ isSelected }) => (
      <>
        <span className={styles.line}>
          <span className={styles.label}>{item.label}</span>
          {item.aside}
          {isSelected && <Check size={14} className={styles.check} aria-hidden />}
        </span>
        {item.detail && <span className={styles.detail}>{item.detail}</span>}
      </>
    )}
  </ListBoxItem>
)

/** Marks the option that react-aria puts around what stands for no options. */
const disable = (content: HTMLElement | null) =>
  content?.parentElement?.setAttribute('aria-disabled', 'true')

interface OptionListProps {
  items: readonly Item[]
  /** Of how many the items are what is left, where a text has narrowed them. */
  total?: number
  /** Stands in place of the items when there are none, as an option that cannot be chosen. */
  emptyText?: string
  /** Tab, with the focus on an option. */
  onTab?: () => void
}

/** The options of a select or a combobox, in a panel that hangs on it as wide as it is. */
export function OptionList({ items, total = items.length, emptyText, onTab }: OptionListProps) {
  const isLong = total > FEW
  const trigger = useSlottedContext(PopoverContext)?.triggerRef?.current
  const list = (
    <ListBox
      items={items}
      className={cx(styles.list, isLong && styles.long)}
      renderEmptyState={() => (
        <span ref={disable} className={styles.empty}>
          {emptyText}
        </span>
      )}
    >
      {renderOption}
    </ListBox>
  )
  return (
    <Popover
      boundaryElement={freeArea(trigger)}
      offset={12}
      maxHeight={pixelsOf(MAX_HEIGHT)}
      className={cx(styles.panel)}
    >
      <div
        className={styles.content}
        onKeyDownCapture={({ key }) => {
          if (key === 'Tab') onTab?.()
        }}
      >
        {isLong ? (
          <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
            {list}
          </Virtualizer>
        ) : (
          list
        )}
      </div>
    </Popover>
  )
}
