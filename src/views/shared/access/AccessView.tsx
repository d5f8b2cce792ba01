import { plainText } from '@/lib/rich-text'
import { selectAccess, type AccessViewModel } from '@/store/access/access'
import { useAppSelector } from '@/store/setup/hooks'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import type { PageDocs } from '@/views/shared/docs/guides'
import { sectionIcons } from '@/views/shared/icons'
import { ListPage, ListSection } from '@/views/shared/list/ListPage'
import { Notices } from '@/views/shared/notices/Notices'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { projectColumns, siloColumns } from './columns'

const { access: Icon } = sectionIcons

interface AccessViewProps {
  /** The project; omitted for the silo. */
  project?: string | undefined
  docs: PageDocs
  /** Says what a role allows, if nobody has one. */
  emptyBody: string
}

/** What the page and the tab have in common. */
const listOf = ({ rows, adding, links, bulk }: AccessViewModel) => ({
  id: 'access',
  noun: 'authorized user',
  icon: <Icon />,
  rows,
  toolbar: links.map(link => <ActionButton key={link.id} action={link} />),
  bulk,
  create: adding,
})

function Gap({ gap }: Pick<AccessViewModel, 'gap'>) {
  return <Notices notices={gap ? [plainText(gap)] : []} />
}

/** Who has which role on a project or on the silo, and the actions to change that. */
export function AccessView({ project, docs, emptyBody }: AccessViewProps) {
  const access = useAppSelector(state => selectAccess(state, { project }))
  if (!access) return null
  return (
    <ListPage
      {...listOf(access)}
      title="Access"
      docs={docs}
      header={<Refresh />}
      notices={<Gap gap={access.gap} />}
      columns={project === undefined ? siloColumns : projectColumns}
      empty={emptyBody}
    />
  )
}

/** The roles on a silo, as a part of its page. */
export function SiloAccessPart({ access }: { access: AccessViewModel }) {
  return (
    <>
      <Gap gap={access.gap} />
      <ListSection
        {...listOf(access)}
        label="Access"
        columns={siloColumns}
        empty="Give permission to view, edit or administer the silo."
      />
    </>
  )
}
