import type { ReactNode } from 'react'
import type { Sled } from '@/api/generated/types'
import { formatNumber } from '@/lib/number'
import { percentage } from '@/lib/figures'
import { formatBytes } from '@/lib/size'
import { systemPaths } from '@/store/system/paths'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { allSledInstancesQuery } from '@/store/system/sleds/queries'
import { selectSledUse, type SledUse } from '@/store/system/sleds/sleds'
import { Link } from '@/ui/Link/Link'
import { Stack } from '@/ui/Layout/Layout'
import { ResourceMeter } from '@/ui/ResourceMeter/ResourceMeter'
import { Known } from '@/views/shared/unknown/Known'

type Used = Pick<Sled, 'id' | 'usableHardwareThreads' | 'usablePhysicalRam'>

/** What the instances on a sled use of it. Reads them when it is shown. */
function OfSled({ id, children }: { id: string; children: (use: SledUse) => ReactNode }) {
  const query = allSledInstancesQuery({ sledId: id })
  useQueries([query])
  const use = useAppSelector(state => selectSledUse(state, { sledId: id }))
  return <Known queries={[query]}>{() => use && children(use)}</Known>
}

interface ShareProps {
  use: SledUse
  used: number
  total: number
  write: (amount: number) => string
}

/** `24 of 128`, with a bar. A list that was not read to its end says that it may be more. */
function Share({ use, used, total, write }: ShareProps) {
  return (
    <Stack gap={1}>
      <span>
        {use.isPart && 'at least '}
        {write(used)} of {write(total)}
      </span>
      <ResourceMeter value={percentage(used, total)} />
    </Stack>
  )
}

/** Hardware threads of the sled that are vCPUs of instances. */
export function SledThreads({ sled }: { sled: Used }) {
  return (
    <OfSled id={sled.id}>
      {use => (
        <Share
          use={use}
          used={use.threads}
          total={sled.usableHardwareThreads}
          write={formatNumber}
        />
      )}
    </OfSled>
  )
}

/** Memory of the sled that instances have. */
export function SledMemory({ sled }: { sled: Used }) {
  return (
    <OfSled id={sled.id}>
      {use => (
        <Share use={use} used={use.memory} total={sled.usablePhysicalRam} write={formatBytes} />
      )}
    </OfSled>
  )
}

/** The number of instances on the sled, with a link to them. */
export function SledInstanceCount({ sled }: { sled: Pick<Used, 'id'> & { name: string } }) {
  return (
    <OfSled id={sled.id}>
      {({ instances, isPart }) => (
        <Link
          href={systemPaths.sledInstances({ sledId: sled.id })}
          look="bare"
          aria-label={`${formatNumber(instances)} instances on ${sled.name}`}
        >
          {isPart && 'at least '}
          {formatNumber(instances)}
        </Link>
      )}
    </OfSled>
  )
}
