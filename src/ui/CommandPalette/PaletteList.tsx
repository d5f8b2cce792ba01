import { createElement, type HTMLAttributes, type Key } from 'react'
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
  onRun: (id: string) => void
}

/** The item that Enter runs is the selected one. To react-aria it is the one that has the focus. */
const withSelection =
  (isDisabled: boolean) =>
  (props: HTMLAttributes<HTMLElement>, { isFocused }: ListBoxItemRenderProps) =>
    createElement('div', {
      ...props,
      'aria-selected': isFocused,
      ...(isDisabled && { 'aria-disabled': true }),
    })

/** One that cannot be run can be reached all the same, so that its reason can be read. */
function PaletteRow({ item: { id, label, disabledReason } }: { item: PaletteItem }) {
  return (
    <ListBoxItem
      id={id}
      textValue={label}
      className={cx(styles.item)}
      render={withSelection(disabledReason !== undefined)}
    >
      {disabledReason === undefined ? (
        label
      ) : (
        <>
          <span className={styles.disabled}>{label}</span>{' '}
          <span className={styles.reason}>
            <RichText text={disabledReason} />
          </span>
        </>
      )}
    </ListBoxItem>
  )
}

/** The found items under their headings. */
export function PaletteList({ groups, onRun }: PaletteListProps) {
  const run = (key: Key) => {
    const item = groups.flatMap(({ items }) => items).find(({ id }) => id === key)
    if (item && item.disabledReason === undefined) onRun(item.id)
  }
  return (
    <ListBox
      aria-label="Quick actions"
      autoFocus="first"
      shouldFocusWrap
      className={cx(styles.list)}
      onAction={run}
      renderEmptyState={() => <span className={styles.none}>No results</span>}
    >
      {groups.map(({ heading, items }) => (
        <ListBoxSection key={heading} id={`group ${heading}`}>
          <Header className={styles.heading}>{heading}</Header>
          {items.map(item => (
            <PaletteRow key={item.id} item={item} />
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  )
}
