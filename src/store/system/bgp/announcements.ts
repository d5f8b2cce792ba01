import {
  announcedBlockError,
  announcementError,
  isInBlock,
  type Announcement,
  type LotBlock,
} from './rules'

/** What an announce set announces, and the announcement being typed. */
export interface AnnouncementValues {
  announcements: readonly Announcement[]
  /** The content of the fields, which is not part of the list until it is added. */
  network: string
  block: string
  /** True after a failed attempt to add it. */
  isRefused: boolean
}

/** Empty fields without errors. */
export const NO_ANNOUNCEMENT = { network: '', block: '', isRefused: false }

const problemsOf = (
  { announcements, network, block }: AnnouncementValues,
  blocks: readonly LotBlock[],
) => ({
  network:
    network.trim() === ''
      ? 'Network is required'
      : announcementError(network.trim(), announcements),
  block: announcedBlockError({ network: network.trim(), block }, blocks),
})

const isTyped = ({ network, block }: AnnouncementValues): boolean =>
  network.trim() !== '' || block !== ''

/** The errors of the announcement in the fields, after a failed attempt to add it. */
export const typedAnnouncementErrors = (
  values: AnnouncementValues,
  blocks: readonly LotBlock[],
): Partial<ReturnType<typeof problemsOf>> =>
  values.isRefused && isTyped(values) ? problemsOf(values, blocks) : {}

/** Returns the changes from adding the announcement in the fields. */
export const addAnnouncement = (
  values: AnnouncementValues,
  blocks: readonly LotBlock[],
): Partial<AnnouncementValues> => {
  if (!isTyped(values)) return {}
  const { network, block } = problemsOf(values, blocks)
  if (network !== undefined || block !== undefined) return { isRefused: true }
  const added = { network: values.network.trim(), block: values.block }
  return { announcements: [...values.announcements, added], ...NO_ANNOUNCEMENT }
}

/** The only block that the typed network lies in, unless one has been chosen. */
export const blockFor = (
  { network, block }: AnnouncementValues,
  blocks: readonly LotBlock[],
): string => {
  if (block !== '') return block
  const found = blocks.filter(each => isInBlock(network.trim(), each))
  return found.length === 1 ? found[0]!.id : ''
}
