import type { ReactNode } from 'react'
import type { Query } from '@/api/operations/table'
import { selectIsListEmpty } from '@/store/paging/selectors'
import { useAppSelector } from '@/store/setup/hooks'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { EmptyState, type EmptyStateProps } from '@/ui/EmptyState/EmptyState'
import { PageHeader, TableActions } from '@/ui/PageHeader/PageHeader'
import type { PageDocs } from '../docs/guides'
import { ListPagination } from './ListPagination'

interface ListPageProps {
  title: string
  icon: ReactNode
  docs?: PageDocs
  /** In the header, after the docs: refresh, further menus. */
  header?: ReactNode
  /** Above the table, at the right: the button that creates a row. */
  toolbar?: ReactNode
  /** The query of the list's first page. */
  list: Query
  /** Shown in place of the table if the list is empty. */
  empty: EmptyStateProps
  /** The table, and anything below it. */
  children: ReactNode
}

/** A page that shows one paged list. */
export function ListPage({ title, icon, docs, list, ...props }: ListPageProps) {
  return (
    <>
      <PageHeader title={title} icon={icon}>
        {docs && <DocsPopover {...docs} />}
        {props.header}
      </PageHeader>
      {props.toolbar && <TableActions>{props.toolbar}</TableActions>}
      <PagedList list={list} empty={{ icon, level: 2, ...props.empty }}>
        {props.children}
      </PagedList>
    </>
  )
}

/** A table with its pagination, or `empty` if the list is empty. */
export function PagedList({
  list,
  empty,
  children,
}: Pick<ListPageProps, 'list' | 'empty' | 'children'>) {
  const isEmpty = useAppSelector(state => selectIsListEmpty(state, list))
  return isEmpty ? (
    <EmptyState {...empty} />
  ) : (
    <>
      {children}
      <ListPagination list={list} />
    </>
  )
}
