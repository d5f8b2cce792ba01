import type { ReactNode } from 'react'
import { Check } from 'lucide-react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover, PopoverContext } from 'react-aria-components/Popover'
import { useSlottedContext } from 'react-aria-components/slots'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { Row } from '@/ui/Layout/Layout'
import { cx, translateOf } from '@/ui/cx'
import { freeArea } from '@/ui/panels'
import { pixelsOf } from '@/ui/rem'
import styles from './OptionList.module.css'

/** An option. Keep the array stable between renders, because options are memoised. */
export interface Item {
  value: string
  /** Matched while typing, and shown unless `selectedLabel` is set. */
  label: string
  /** After the label on the same line: usually a badge. */
  aside?: ReactNode
  /** A second, muted line. */
  detail?: ReactNode
  /** What the field shows once the item is chosen. */
  selectedLabel?: string
  isDisabled?: boolean
}

/** Lists up to this length are rendered whole; longer ones are virtualised. */
const FEW = 100

const LAYOUT = { estimatedRowSize: 32, padding: 4 }

/** In rem: eight and a half options, to show that there are more. */
const MAX_HEIGHT = 17.5

/** In rem: the height of a field's label and the space below it. */
const LABEL = 2.25

const renderOption = (item: Item, first: string | undefined) => (
  <ListBoxItem
    data-first={item.value === first || undefined}
    id={item.value}
    textValue={item.label}
    isDisabled={item.isDisabled ?? false}
    className={cx(styles.option)}
  >
    {({ isSelected }) => (
      <>
        <Row as="span" gap={2}>
          <span className={styles.label} translate={translateOf(item.label)}>
            {item.label}
          </span>
          {item.aside}
          {isSelected && <Check size={14} className={styles.check} aria-hidden />}
        </Row>
        {item.detail && <span className={styles.detail}>{item.detail}</span>}
      </>
    )}
  </ListBoxItem>
)

/** Disables the option that react-aria wraps around the empty text. */
const disable = (content: HTMLElement | null) =>
  content?.parentElement?.setAttribute('aria-disabled', 'true')

interface OptionListProps {
  items: readonly Item[]
  /** Length of the unfiltered list. */
  total?: number
  /** Shown in place of the items if there are none, as a disabled option. */
  emptyText?: string
  /** The value of the option that Enter takes while none has the focus. */
  first?: string | undefined
  /** Called on Tab with the focus on an option. */
  onTab?: () => void
}

/** The options of a select or combobox, in a panel below it with the same width. */
export function OptionList({
  items,
  total = items.length,
  emptyText,
  first,
  onTab,
}: OptionListProps) {
  const isLong = total > FEW
  const trigger = useSlottedContext(PopoverContext)?.triggerRef?.current
  const isAbove = Boolean(trigger?.closest('[data-lists-above]'))
  const list = (
    <ListBox
      items={items}
      dependencies={[first]}
      className={cx(styles.list, isLong && styles.long)}
      renderEmptyState={() => (
        <span ref={disable} className={styles.empty}>
          {emptyText}
        </span>
      )}
    >
      {item => renderOption(item, first)}
    </ListBox>
  )
  return (
    <Popover
      boundaryElement={freeArea(trigger)}
      // In a dialog, the buttons are below: the list is above the label.
      offset={isAbove ? pixelsOf(LABEL) : 12}
      placement={isAbove ? 'top start' : 'bottom start'}
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
