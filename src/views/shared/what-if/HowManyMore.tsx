import type { ReactNode } from 'react'
import type { Query } from '@/api/operations/table'
import { GIB } from '@/lib/size'
import { entryInSearch, type NumberEntry } from '@/lib/number-entry'
import { DISK_SIZE, memoryRule, vcpusRule } from '@/lib/number-rules'
import { CUSTOM_PRESET, PRESET_FAMILIES } from '@/store/project/instance-create/presets'
import { selectReadAt } from '@/store/queries/freshness'
import { selectRelease, useLimits } from '@/store/release/release'
import { useAppSelector, useSend } from '@/store/setup/hooks'
import {
  type Amounts,
  moreByQuota,
  moreSentence,
  wantedSentence,
  whatIfText,
} from '@/store/silo/what-if/rules'
import { searchChanged } from '@/store/navigation/search'
import { Row, Stack, Text } from '@/ui/Layout/Layout'
import { NumberField } from '@/ui/NumberField/NumberField'
import { Select } from '@/ui/Select/Select'
import { TakeAlong } from '@/views/shared/take-along/TakeAlong'
import { useRoute } from '@/views/shell/route-context'
import styles from './what-if.module.css'

/** Numbers that are tried, which the address holds. */
export const useWhatIf = () => {
  const send = useSend()
  const { search } = useRoute()
  return {
    /** A field bound to a parameter; `usual` is what it has without one. */
    field: (name: string, usual: number | null, units?: 'GiB') => ({
      name,
      value: entryInSearch(search, name, usual),
      onChange: (entry: NumberEntry) =>
        send(searchChanged({ numbers: { [name]: { entry, usual, units } } })),
    }),
  }
}

/** What a field has, if that can be counted with. */
const numberIn = ({ value }: { value: NumberEntry }): number =>
  typeof value === 'number' && value > 0 ? value : 0

const sizeText = (ncpus: number, memory: number) => `${ncpus} vCPUs, ${memory} GiB`

const SIZES = PRESET_FAMILIES.flatMap(({ presets }) =>
  presets.map(({ id, ncpus, memory }) => ({
    value: id,
    label: sizeText(ncpus, memory),
    ncpus,
    memory,
  })),
).toSorted((one, other) => one.ncpus - other.ncpus || one.memory - other.memory)

const choices = [...SIZES, { value: CUSTOM_PRESET, label: 'Custom' }]

/** The smallest size, and a disk that most images fit on, in GiB. */
const USUAL = { ncpus: 2, memory: 8, disk: 10 }

/** More than a rack can have. */
const MOST_WANTED = 1_000_000

interface HowManyMoreProps {
  provisioned: Amounts
  quotas: Amounts
  /** The queries that these come from. */
  queries: readonly Query[]
  /** What else was asked and answered, for the text to copy. */
  about: readonly string[]
  /** What else is said of that size. */
  children?: (size: Amounts) => ReactNode
}

/** How many more instances of a size there can be. */
export function HowManyMore({ provisioned, quotas, queries, about, children }: HowManyMoreProps) {
  const send = useSend()
  const { field } = useWhatIf()
  const limits = useLimits()
  const vcpus = field('vcpus', USUAL.ncpus)
  const memory = field('ram', USUAL.memory, 'GiB')
  const disk = field('disk', USUAL.disk, 'GiB')
  const wanted = field('n', null)
  const size = {
    cpus: numberIn(vcpus),
    memory: numberIn(memory) * GIB,
    storage: numberIn(disk) * GIB,
  }
  const more = moreByQuota(provisioned, quotas, size)
  const sentences = [
    moreSentence(more),
    ...(numberIn(wanted) > 0 ? [wantedSentence(more, numberIn(wanted))] : []),
  ]
  const release = useAppSelector(selectRelease)
  const readAt = useAppSelector(state => selectReadAt(state, queries))
  const preset = SIZES.find(each => each.ncpus === vcpus.value && each.memory === memory.value)
  const choose = (id: string) => {
    const chosen = SIZES.find(({ value }) => value === id)
    if (!chosen) return
    const numbers = {
      vcpus: { entry: chosen.ncpus, usual: USUAL.ncpus },
      ram: { entry: chosen.memory, usual: USUAL.memory },
    }
    send(searchChanged({ numbers }))
  }
  return (
    <Stack gap={4}>
      <Text as="h3" fontWeight="medium">
        How many more
      </Text>
      <div className={styles.fields}>
        <Select
          label="Size"
          name="size"
          isRequired
          items={choices}
          value={preset?.value ?? CUSTOM_PRESET}
          onChange={choose}
        />
        <NumberField {...vcpus} label="vCPUs" {...vcpusRule(limits.vcpus)} />
        <NumberField {...memory} label="Memory" {...memoryRule(limits.memory)} />
        <NumberField {...disk} label="Disk" {...DISK_SIZE} min={0} />
        <NumberField {...wanted} label="Instances wanted" min={1} max={MOST_WANTED} isInteger />
      </div>
      <div role="status">
        {sentences.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {children?.(size)}
      <Row gap={2} flexWrap="wrap">
        <TakeAlong
          text={whatIfText({
            about,
            more: sentences,
            size,
            release: `${release}`,
            asOf: readAt === null ? '' : new Date(readAt).toISOString(),
          })}
        />
      </Row>
    </Stack>
  )
}

/** What is counted, and what the server says when a quota is used up. */
export function RefusalNote() {
  return (
    <Text as="p" color="text-muted">
      CPU and memory count running instances, storage counts all disks and snapshots. What goes
      above a quota is refused with status 507: <code translate="no">vCPU Limit Exceeded</code>,{' '}
      <code translate="no">Memory Limit Exceeded</code> or{' '}
      <code translate="no">Storage Limit Exceeded</code>.
    </Text>
  )
}
