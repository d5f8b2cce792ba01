import { systemPaths } from '@/store/system/paths'
import { useFleetCreate } from '../use-fleet-create'
import type { ReactNode } from 'react'
import { formatNumber } from '@/lib/number'
import type { RowOf } from '@/store/queries/view-models'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import {
  selectAnnounceSetPalette as actions,
  selectAnnouncements,
  selectAnnounceSetRows,
} from '@/store/system/bgp/bgp'
import { announcementsQuery } from '@/store/system/bgp/queries'
import type { Column } from '@/ui/Table/Table'
import { useLocale } from '@/ui/UiProvider/UiContext'
import { actionsColumn, dateColumn, descriptionColumn, nameColumn } from '@/views/shared/columns'
import { lateIcons } from '@/views/shared/late-icons'
import { ListSection } from '@/views/shared/list/ListPage'
import { Known } from '@/views/shared/unknown/Known'

const { bgp: Icon } = lateIcons

/** How many networks a set announces. Loads after the page. */
function CountCell({ announceSet }: { announceSet: string }) {
  const { locale } = useLocale()
  useQueries([announcementsQuery({ announceSet })])
  const found = useAppSelector(state => selectAnnouncements(state, { announceSet }))
  return (
    <Known queries={[announcementsQuery({ announceSet })]}>
      {() => formatNumber(found?.length ?? 0, locale)}
    </Known>
  )
}

const columns: readonly Column<RowOf<typeof selectAnnounceSetRows>>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'announcements',
    header: 'Announcements',
    cell: ({ name }) => <CountCell announceSet={name} />,
  },
  dateColumn('timeCreated'),
  actionsColumn(),
]

const BULK = ['delete']

/** The networks that neighbors are told of, in sets. Forms and panels open over them. */
function AnnounceSetsTab({ children }: { children?: ReactNode }) {
  return (
    <ListSection
      id="announce-sets"
      label="Announce sets"
      noun="announce set"
      icon={<Icon />}
      rows={useAppSelector(selectAnnounceSetRows)}
      columns={columns}
      bulk={BULK}
      create={useFleetCreate('New announce set', systemPaths.bgpAnnounceSetCreate())}
      empty="Create a set of networks to announce to neighbors. Every BGP configuration needs one."
    >
      {children}
    </ListSection>
  )
}

export { actions, columns, AnnounceSetsTab as View }
