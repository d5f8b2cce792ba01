import { createElement, type HTMLAttributes } from 'react'
import {
  Header,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  type ListBoxItemRenderProps,
} from 'react-aria-components/ListBox'
import { cx } from '@/ui/cx'
import styles from './CommandPalette.module.css'
import type { PaletteGroup } from './paletteGroups'

interface PaletteListProps {
  groups: readonly PaletteGroup[]
  onRun: (id: string) => void
}

/** The item that Enter runs is the selected one. To react-aria it is the one that has the focus. */
const withSelection = (props: HTMLAttributes<HTMLElement>, { isFocused }: ListBoxItemRenderProps) =>
  createElement('div', { ...props, 'aria-selected': isFocused })

/** The found items under their headings. */
export function PaletteList({ groups, onRun }: PaletteListProps) {
  return (
    <ListBox
      aria-label="Quick actions"
      autoFocus="first"
      shouldFocusWrap
      className={cx(styles.list)}
      onAction={key => onRun(String(key))}
      renderEmptyState={() => <span className={styles.none}>No results</span>}
    >
      {groups.map(({ heading, items }) => (
        <ListBoxSection key={heading} id={`group ${heading}`}>
          <Header className={styles.heading}>{heading}</Header>
          {items.map(({ id, label }) => (
            <ListBoxItem
              key={id}
              id={id}
              textValue={label}
              className={cx(styles.item)}
              render={withSelection}
            >
              {label}
            </ListBoxItem>
          ))}
        </ListBoxSection>
      ))}
    </ListBox>
  )
}
