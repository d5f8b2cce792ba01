import { useMemo } from 'react'
import { capitalize } from '@/lib/text'
import { formatNumber } from '@/lib/number'
import { withSearch } from '@/lib/search'
import { navigationRequested } from '@/store/navigation/events'
import { useSend } from '@/store/setup/hooks'
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
  /** The group whose addresses alone are listed. */
  of: string | undefined
}

/** How the address of the page says to group the list. */
export const useGrouping = (): Grouped => {
  const { group, of } = useRoute().params
  const by = GROUPINGS.find(each => each === group)
  return { by, of: by && of }
}

type GroupRow = HoldingGroup & { href: string }

const columns = (by: Grouping): readonly Column<GroupRow>[] => [
  {
    id: by,
    cell: ({ name, href }) => (
      <Link href={href} isReplacing>
        {name}
      </Link>
    ),
  },
  { id: 'addresses', cell: ({ count }) => <span data-figures>{formatNumber(count)}</span> },
]

/** The found addresses by project or kind. A group leads to the list of its own addresses. */
export function AddressGroups({ holdings }: { holdings: readonly Holding[] }) {
  const send = useSend()
  const { path, search } = useRoute()
  const { by, of } = useGrouping()
  const groups = useMemo(() => by && groupsOf(holdings, by), [holdings, by])
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
          rows={groups.map(group => ({ ...group, href: at({ of: group.id }) }))}
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
