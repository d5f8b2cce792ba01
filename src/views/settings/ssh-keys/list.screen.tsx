import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { settingsPaths } from '@/store/settings/paths'
import { sshKeyListQuery } from '@/store/settings/ssh-keys/queries'
import { selectSshKeyRows } from '@/store/settings/ssh-keys/ssh-keys'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { Table, type Column } from '@/ui/Table/Table'
import { actionsColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage } from '@/views/shared/list-page/ListPage'

const { 'ssh-keys': Icon } = sectionIcons

const NEW = settingsPaths.sshKeyCreate()

const docs: PageDocs = {
  heading: 'SSH keys',
  summary: 'SSH keys let you into your instances securely, without a password.',
  links: [guide('SSH Keys', 'user-settings#_ssh_keys')],
}

const columns: readonly Column<RowOf<typeof selectSshKeyRows>>[] = [
  nameColumn(),
  descriptionColumn(),
  actionsColumn(),
]

/** The user's SSH keys. The panel of a key and the create form open over them. */
function SshKeysView({ children }: { children?: ReactNode }) {
  const rows = useAppSelector(state => selectSshKeyRows(state))
  return (
    <>
      <ListPage
        title="SSH keys"
        icon={<Icon />}
        docs={docs}
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

export { columns, docs, SshKeysView as View }
