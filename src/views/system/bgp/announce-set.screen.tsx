import { ChevronDown } from 'lucide-react'
import type { BgpAnnouncement } from '@/api/generated/types'
import { ipOrder } from '@/lib/ip'
import { navigationRequested } from '@/store/navigation/events'
import { selectNavigationType } from '@/store/navigation/selectors'
import type { ActionViewModel } from '@/store/commands/action'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import { selectAnnouncements, selectAnnounceSet, selectBlocks } from '@/store/system/bgp/bgp'
import { blockRange, type LotBlock } from '@/store/system/bgp/rules'
import { systemPaths } from '@/store/system/paths'
import { Button } from '@/ui/Button/Button'
import { CopyableIp } from '@/ui/Cells/CopyableIp'
import { LinkCell } from '@/ui/Cells/Cells'
import { TwoLineCell } from '@/ui/Cells/TextCells'
import { Row } from '@/ui/Layout/Layout'
import { MenuButton } from '@/ui/Menu/MenuButton'
import {
  DateProperty,
  DescriptionProperty,
  IdProperty,
  PropertiesTable,
} from '@/ui/PropertiesTable/PropertiesTable'
import { SideModal } from '@/ui/SideModal/SideModal'
import type { Column } from '@/ui/Table/Table'
import { useMenuEntries } from '@/views/shared/actions/menu-entries'
import { List } from '@/views/shared/list/List'
import { UnreadNotice } from '@/views/shared/unknown/Known'
import { useParams } from '@/views/shell/route-context'
import { useUnreadOfPanel } from '@/views/shell/use-shown-queries'

interface AnnouncementRow extends BgpAnnouncement {
  id: string
  block: LotBlock | undefined
}

const columns: readonly Column<AnnouncementRow>[] = [
  {
    id: 'network',
    text: ({ network }) => network,
    value: ({ network }) => ipOrder(network),
    cell: ({ network }) => <CopyableIp ip={network} isPlain />,
  },
  {
    id: 'block',
    header: 'Address lot block',
    isKey: true,
    text: ({ block, addressLotBlockId }) =>
      block ? `${block.lot} ${blockRange(block)}` : addressLotBlockId,
    cell: ({ block, addressLotBlockId }) =>
      block ? (
        <TwoLineCell
          first={<LinkCell href={systemPaths.addressLot({ lot: block.lot })}>{block.lot}</LinkCell>}
          second={<code translate="no">{blockRange(block)}</code>}
        />
      ) : (
        <code translate="no">{addressLotBlockId}</code>
      ),
  },
]

const NONE: readonly BgpAnnouncement[] = []
const NO_ACTIONS: readonly ActionViewModel[] = []

/** What an announce set announces, over the list of sets. */
function AnnounceSetPanel() {
  const send = useSend()
  const params = useParams(systemPaths.bgpAnnounceSet)
  const set = useAppSelector(state => selectAnnounceSet(state, params))
  const announcements = useAppSelector(state => selectAnnouncements(state, params)) ?? NONE
  const blocks = useAppSelector(selectBlocks)
  const unread = useUnreadOfPanel()
  const navigationType = useAppSelector(selectNavigationType)
  const entries = useMenuEntries(set?.actions ?? NO_ACTIONS)
  if (!set) return null
  const { id, name, description, timeCreated, timeModified } = set
  const close = () => send(navigationRequested({ to: systemPaths.bgpAnnounceSets() }))
  return (
    <SideModal
      title="Announce set"
      subtitle={name}
      animate={navigationType === 'push'}
      onDismiss={close}
      footer={
        <Row gap={2} justifyContent="space-between" flex={1} minWidth={0}>
          <MenuButton label="Announce set actions" entries={entries} placement="bottom start">
            Actions
            <ChevronDown size={14} />
          </MenuButton>
          <Button onPress={close}>Close</Button>
        </Row>
      }
    >
      {unread.length > 0 && <UnreadNotice queries={unread} />}
      <PropertiesTable>
        <IdProperty id={id} name={name} />
        <DescriptionProperty text={description} />
        <DateProperty label="Created" date={timeCreated} />
        <DateProperty label="Last modified" date={timeModified} />
      </PropertiesTable>
      <List
        id="announcements"
        label="Announcements"
        noun="announcement"
        rowSize="large"
        rows={announcements.map(each => ({
          ...each,
          id: `${each.network} ${each.addressLotBlockId}`,
          block: blocks.find(block => block.id === each.addressLotBlockId),
        }))}
        columns={columns}
        empty={{ title: 'No announcements', body: 'No networks are announced.' }}
      />
    </SideModal>
  )
}

export { AnnounceSetPanel as View }
