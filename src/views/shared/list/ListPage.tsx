import type { ReactNode } from 'react'
import { Plus } from 'lucide-react'
import { plural } from '@/lib/text'
import type { ActionViewModel } from '@/store/commands/action'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { ActionButton } from '../actions/ActionButton'
import type { PageDocs } from '../docs/guides'
import { List, type ListProps } from './List'

interface ListSectionProps<Row extends object> extends Omit<ListProps<Row>, 'isMain' | 'empty'> {
  icon: ReactNode
  /** Opens the form of a new object. */
  create?: Pick<ActionViewModel, 'label' | 'to' | 'event' | 'reason'> | undefined
  /** The icon of its button. */
  createIcon?: ReactNode
  /** The title of an empty list: `No instances` by default. */
  emptyTitle?: string
  /** One sentence for an empty list: what would be in it, or how to get it. */
  empty: string
  /** The panel or form that is open over the list. */
  children?: ReactNode
}

/** What stands beside the list: in the header of its page, or above the list in a tab. */
function Toolbar({
  toolbar,
  create,
  createIcon = <Plus size={16} />,
}: Pick<ListSectionProps<object>, 'toolbar' | 'create' | 'createIcon'>) {
  return (
    <>
      {toolbar}
      {create && (
        <ActionButton action={{ id: 'create', ...create }} icon={createIcon} tone="primary" />
      )}
    </>
  )
}

function MainList<Row extends object>(props: ListSectionProps<Row>) {
  const { icon, create, empty, children } = props
  const { emptyTitle = `No ${plural(props.noun)}` } = props
  return (
    <>
      <List
        {...props}
        isMain
        empty={{
          icon,
          level: 2,
          title: emptyTitle,
          body: empty,
          action: create && <ActionButton action={{ id: 'create', ...create }} />,
        }}
      />
      {children}
    </>
  )
}

/** The list that a tab is about. */
export function ListSection<Row extends object>(props: ListSectionProps<Row>) {
  const { toolbar, create, createIcon } = props
  const hasToolbar = toolbar !== undefined || create !== undefined
  return (
    <MainList
      {...props}
      toolbar={hasToolbar && <Toolbar toolbar={toolbar} create={create} createIcon={createIcon} />}
    />
  )
}

interface ListPageProps<Row extends object> extends Omit<ListSectionProps<Row>, 'label'> {
  title: string
  docs?: PageDocs
  /** In the header, after the docs: refresh, further menus. */
  header?: ReactNode
  /** In the header, before the docs: a line of text. */
  lead?: ReactNode
  /** Between header and list: what is missing from it. */
  notices?: ReactNode
}

/** A page that shows one list. */
export function ListPage<Row extends object>(props: ListPageProps<Row>) {
  const { title, docs, header, lead, notices, toolbar, ...list } = props
  const { create, createIcon } = list
  return (
    <>
      <PageHeader title={title} icon={list.icon}>
        {lead}
        {docs && <DocsPopover {...docs} />}
        {header}
        <Toolbar toolbar={toolbar} create={create} createIcon={createIcon} />
      </PageHeader>
      {notices}
      <MainList {...list} label={title} />
    </>
  )
}
