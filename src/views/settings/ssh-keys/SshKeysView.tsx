import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { settingsPaths } from '@/store/settings/paths'
import { sshKeyListQuery } from '@/store/settings/ssh-keys/queries'
import { selectSshKeyRows, type SshKeyRowViewModel } from '@/store/settings/ssh-keys/rows'
import { useAppSelector } from '@/store/setup/hooks'
import { DescriptionCell } from '@/ui/Cells/DescriptionCell'
import { LinkCell } from '@/ui/Cells/LinkCell'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { Table, type Column } from '@/ui/Table/Table'
import { ActionsMenu } from '@/views/shared/actions/ActionsMenu'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list-page/ListPage'
import { sshKeyDocs } from './docs'

const { 'ssh-keys': Icon } = sectionIcons

const NEW = settingsPaths.sshKeyCreate()

const columns: readonly Column<SshKeyRowViewModel>[] = [
  { id: 'name', cell: ({ name, href }) => <LinkCell href={href}>{name}</LinkCell> },
  { id: 'description', cell: ({ description }) => <DescriptionCell text={description} /> },
  {
    id: 'actions',
    cell: ({ id, name, actions }) => <ActionsMenu id={id} name={name} actions={actions} />,
  },
]

/** The user's SSH keys; one of them, or adding one, is drawn over them. */
export function SshKeysView({ children }: { children?: ReactNode }) {
  const rows = useAppSelector(selectSshKeyRows)
  return (
    <>
      <ListPage
        title="SSH keys"
        icon={<Icon />}
        docs={sshKeyDocs}
        list={sshKeyListQuery}
        toolbar={
          <LinkButton href={NEW} tone="primary">
            <Plus size={16} />
            Add SSH key
          </LinkButton>
        }
        empty={{
          title: 'No SSH keys',
          body: 'Add an SSH key to see it here.',
          action: <LinkButton href={NEW}>Add SSH key</LinkButton>,
        }}
      >
        <Table label="SSH keys" rows={rows} columns={columns} />
      </ListPage>
      {children}
    </>
  )
}
