import { createElement, useMemo, type HTMLAttributes } from 'react'
import {
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  type ListBoxItemRenderProps,
} from 'react-aria-components/ListBox'
import { cx } from '@/ui/cx'
import { RichText } from '@/ui/RichText/RichText'
import styles from './CommandPalette.module.css'
import type { PaletteGroup, PaletteItem } from './paletteGroups'

interface PaletteListProps {
  groups: readonly PaletteGroup[]
  /** Whether there may be results later. */
  isReading: boolean
  onRun: (id: string) => void
}

/**
 * Marks the item that Enter runs as selected; react-aria only gives it virtual focus. Disabled
 * items can be reached too, so that their reasons are announced.
 */
const withSelection =
  (isOff: boolean) =>
  (props: HTMLAttributes<HTMLElement>, { isFocused }: ListBoxItemRenderProps) =>
    createElement('div', {
      ...props,
      'aria-selected': isFocused,
      ...(isOff && { 'aria-disabled': true }),
    })

const renderItem = withSelection(false)
const renderOff = withSelection(true)

const keyAt = (items: readonly PaletteItem[], index: number) => items[index]?.id ?? null

/** Keyboard navigation between items. Starts at the first enabled item, if there is one. */
const waysThrough = (items: readonly PaletteItem[]) => {
  const indexOf = (key: unknown) => items.findIndex(({ id }) => id === key)
  return {
    getFirstKey: () => keyAt(items, Math.max(0, indexOf(items.find(item => !item.reason)?.id))),
    getLastKey: () => keyAt(items, items.length - 1),
    getKeyBelow: (key: unknown) => keyAt(items, indexOf(key) + 1),
    getKeyAbove: (key: unknown) => keyAt(items, indexOf(key) - 1),
  }
}

/** The found items under their headings. */
export function PaletteList({ groups, isReading, onRun }: PaletteListProps) {
  const all = useMemo(() => groups.flatMap(({ items }) => items), [groups])
  // ListBox accepts it, although its types do not include it.
  const ways = useMemo(() => ({ keyboardDelegate: waysThrough(all) }), [all])
  const run = (key: unknown) => {
    const item = all.find(({ id }) => id === key)
    if (item && !item.reason) onRun(item.id)
  }
  return (
    <ListBox
      aria-label="Quick actions"
      autoFocus="first"
      {...ways}
      shouldFocusWrap
      className={cx(styles.list)}
      onAction={run}
      renderEmptyState={() => (
        <span className={styles.none}>{isReading ? 'Reading…' : 'No results'}</span>
      )}
    >
      {groups.map(({ heading, items }) => (
        <ListBoxSection key={heading} id={`group ${heading}`}>
          <Header className={styles.heading}>{heading}</Header>
          {items.map(({ id, label, detail, reason }) => (
            <ListBoxItem
              key={id}
              id={id}
              textValue={label}
              className={cx(styles.item)}
              render={reason ? renderOff : renderItem}
            >
              {detail ? (
                <span className={styles.row}>
                  <span className={styles.label}>{label}</span>{' '}
                  <span className={styles.detail}>{detail}</span>
                </span>
              ) : (
                label
              )}
              {reason && (
                <>
                  {' '}
                  <span className={styles.reason}>
                    <RichText text={reason} />
                  </span>
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  )
}
