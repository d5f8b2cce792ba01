import type { ReactNode } from 'react'
import { settingsPaths } from '@/store/settings/paths'
import { sshKeyListQuery } from '@/store/settings/ssh-keys/queries'
import { selectSshKeyRows } from '@/store/settings/ssh-keys/ssh-keys'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector } from '@/store/setup/hooks'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { lateIcons } from '@/views/shared/late-icons'
import { ListPage } from '@/views/shared/list/ListPage'

const { 'ssh-keys': Icon } = lateIcons

const docs: PageDocs = {
  heading: 'SSH keys',
  summary: 'SSH keys let you log in to your instances securely, without a password.',
  links: [guide('SSH Keys', 'user-settings#_ssh_keys')],
}

const columns: readonly Column<RowOf<typeof selectSshKeyRows>>[] = [
  nameColumn(),
  descriptionColumn(),
  actionsColumn(),
]

const BULK = ['delete']

/** The user's SSH keys. The panel of a key and the create form open over them. */
function SshKeysView({ children }: { children?: ReactNode }) {
  return (
    <ListPage
      id="ssh-keys"
      title="SSH keys"
      noun="SSH key"
      icon={<Icon />}
      docs={docs}
      list={sshKeyListQuery}
      rows={useAppSelector(state => selectSshKeyRows(state))}
      columns={columns}
      bulk={BULK}
      create={{ label: 'Add SSH key', to: settingsPaths.sshKeyCreate() }}
      empty="Add an SSH key to see it here."
    >
      {children}
    </ListPage>
  )
}

export { columns, docs, SshKeysView as View }
