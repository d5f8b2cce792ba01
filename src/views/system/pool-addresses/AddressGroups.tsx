import { useMemo } from 'react'
import { countText } from '@/lib/address-map'
import { capitalize } from '@/lib/text'
import { withSearch } from '@/lib/search'
import { navigationRequested } from '@/store/navigation/events'
import { selectSiloName } from '@/store/session/session'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import {
  GROUPINGS,
  groupsOf,
  type Grouping,
  type Holding,
  type HoldingGroup,
} from '@/store/system/pool-addresses/holders'
import { Row, Stack, Text } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl'
import { Table, type Column } from '@/ui/Table/Table'
import { useRoute } from '@/views/shell/route-context'

const OPTIONS = [
  { value: 'none', label: 'None' },
  ...GROUPINGS.map(value => ({ value, label: capitalize(value) })),
] as const

interface Grouped {
  /** Undefined if the list is not grouped. */
  by: Grouping | undefined
  /** The project or kind whose addresses alone are listed: all that are found are of one silo. */
  of: string | undefined
}

/** How the address of the page says to group the list. */
export const useGrouping = (): Grouped => {
  const { group, of } = useRoute().params
  const by = GROUPINGS.find(each => each === group)
  return { by, of: by === 'silo' ? undefined : by && of }
}

type GroupRow = HoldingGroup & { href?: string }

const columns = (by: Grouping): readonly Column<GroupRow>[] => [
  {
    id: by,
    cell: ({ name, href }) =>
      href === undefined ? (
        name
      ) : (
        <Link href={href} isReplacing>
          {name}
        </Link>
      ),
  },
  {
    id: 'addresses',
    cell: ({ count }) => (
      <span data-figures>{count === undefined ? 'Not known' : countText(count)}</span>
    ),
  },
]

interface AddressGroupsProps {
  holdings: readonly Holding[]
  /** Number of addresses in use that were not found; undefined if it is not known. */
  others: bigint | undefined
}

/** The addresses by project, kind or silo. A project or kind leads to the list of its own. */
export function AddressGroups({ holdings, others }: AddressGroupsProps) {
  const send = useSend()
  const { path, search } = useRoute()
  const { by, of } = useGrouping()
  const own = useAppSelector(selectSiloName)
  const groups = useMemo(
    () => by && groupsOf(holdings, by, { own, others }),
    [holdings, by, own, others],
  )
  if (holdings.length === 0) return null
  const at = (changes: Record<string, string | null>) => withSearch(path, search, changes)
  const choose = (group: string) => {
    const to = at({ group: group === 'none' ? null : group, of: null })
    send(navigationRequested({ to, replace: true }))
  }
  const chosen = groups?.find(({ id }) => id === of)
  return (
    <Stack gap={3}>
      <Row gap={3} flexWrap="wrap">
        <Text>Group by</Text>
        <SegmentedControl
          label="Group by"
          options={OPTIONS}
          value={by ?? 'none'}
          onChange={choose}
        />
      </Row>
      {by && groups && (
        <Table
          label={`Addresses by ${by}`}
          rows={groups.map(group =>
            by === 'silo' ? group : { ...group, href: at({ of: group.id }) },
          )}
          columns={columns(by)}
        />
      )}
      {chosen && (
        <p>
          Only the addresses of {chosen.name} are listed.{' '}
          <Link href={at({ of: null })} isReplacing>
            Show all
          </Link>
        </p>
      )}
    </Stack>
  )
}
