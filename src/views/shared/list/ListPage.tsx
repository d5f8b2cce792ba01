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

/** The list that a page or a tab is about. */
export function ListSection<Row extends object>(props: ListSectionProps<Row>) {
  const { icon, create, createIcon = <Plus size={16} />, toolbar, empty, children } = props
  const { emptyTitle = `No ${plural(props.noun)}` } = props
  const action = create && { id: 'create', ...create }
  return (
    <>
      <List
        {...props}
        isMain
        toolbar={
          (toolbar || action) && (
            <>
              {toolbar}
              {action && <ActionButton action={action} icon={createIcon} tone="primary" />}
            </>
          )
        }
        empty={{
          icon,
          level: 2,
          title: emptyTitle,
          body: empty,
          action: action && <ActionButton action={action} />,
        }}
      />
      {children}
    </>
  )
}

interface ListPageProps<Row extends object> extends Omit<ListSectionProps<Row>, 'label'> {
  title: string
  docs?: PageDocs
  /** In the header, after the docs: refresh, further menus. */
  header?: ReactNode
}

/** A page that shows one list. */
export function ListPage<Row extends object>({ title, docs, header, ...list }: ListPageProps<Row>) {
  return (
    <>
      <PageHeader title={title} icon={list.icon}>
        {docs && <DocsPopover {...docs} />}
        {header}
      </PageHeader>
      <ListSection {...list} label={title} />
    </>
  )
}
