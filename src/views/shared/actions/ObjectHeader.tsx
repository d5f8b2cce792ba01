import type { ReactNode } from 'react'
import { capitalize } from '@/lib/text'
import type { ActionViewModel } from '@/store/commands/action'
import { DocsPopover } from '@/ui/DocsPopover/DocsPopover'
import { PageHeader } from '@/ui/PageHeader/PageHeader'
import { RowActions } from '@/ui/RowActions/RowActions'
import type { PageDocs } from '../docs/guides'
import { Refresh } from '../refresh/Refresh'
import { useObjectEntries } from './use-object-entries'

interface ObjectHeaderProps {
  icon: ReactNode
  /** The kind of object: `IP pool`. */
  kind: string
  /** The name is the title. */
  object: { id?: string; name: string; actions: readonly ActionViewModel[] }
  docs?: PageDocs
  /** Buttons before the menu. */
  children?: ReactNode
}

/** The header of an object's page. */
export function ObjectHeader({ icon, kind, object, docs, children }: ObjectHeaderProps) {
  const { id, name, actions } = object
  return (
    <PageHeader title={name} icon={icon}>
      <Refresh />
      {docs && <DocsPopover {...docs} />}
      {children}
      <RowActions
        id={id}
        label={`${capitalize(kind)} actions`}
        entries={useObjectEntries(actions)}
      />
    </PageHeader>
  )
}
