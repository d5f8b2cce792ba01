import { useEffect, useMemo, useRef, type ReactNode } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { Text } from '@/ui/Layout/Layout'
import { cx } from '@/ui/cx'
import { pixelsOf } from '@/ui/rem'
import styles from './LongList.module.css'

export interface LongListItem {
  id: number
  /** Text for assistive technology and for type-ahead. */
  text: string
}

export interface LongListProps<Item extends LongListItem> {
  label: string
  items: readonly Item[]
  /** Id of the chosen item, which is kept in view; null for none. */
  current: number | null
  onChoose: (item: Item) => void
  /** Renders a row, on one line. */
  children: (item: Item) => ReactNode
  /** Shown in place of the items if there are none. */
  emptyText: string
}

/** In rem. All rows have the same height, so that the list need not be measured. */
const ROW = 2

/** One choice from a list of any length: only the rows in view are rendered. */
export function LongList<Item extends LongListItem>(props: LongListProps<Item>) {
  const { items, current, onChoose } = props
  const list = useRef<HTMLDivElement>(null)
  const index = items.findIndex(({ id }) => id === current)
  const row = pixelsOf(ROW)
  const layout = useMemo(() => ({ rowSize: row }), [row])

  useEffect(() => {
    const element = list.current
    if (!element || index === -1) return
    const top = index * row
    const isInView =
      top >= element.scrollTop && top + row <= element.scrollTop + element.clientHeight
    if (!isInView) element.scrollTop = top - element.clientHeight / 2
  }, [index, row])

  return (
    <Virtualizer layout={ListLayout} layoutOptions={layout}>
      <ListBox
        ref={list}
        aria-label={props.label}
        items={items}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={current === null ? [] : [current]}
        onSelectionChange={keys => {
          const [chosen] = keys === 'all' ? [] : keys
          const item = items.find(({ id }) => id === chosen)
          if (item && item.id !== current) onChoose(item)
        }}
        renderEmptyState={() => (
          <Text display="block" color="text-muted" padding={3}>
            {props.emptyText}
          </Text>
        )}
        className={cx(styles.list)}
      >
        {item => (
          <ListBoxItem id={item.id} textValue={item.text} className={cx(styles.row)}>
            {props.children(item)}
          </ListBoxItem>
        )}
      </ListBox>
    </Virtualizer>
  )
}
