import type { BgpAnnounceSet } from '@/api/generated/types'
import type { Command } from '@/api/operations/table'
import { tidyBlock } from '@/lib/ip-block'
import { defineForm } from '@/store/forms/define-form'
import { defineEditForm } from '@/store/forms/edits'
import type { FormContext, Read } from '@/store/forms/definition'
import { identityForm, type Identity } from '@/store/forms/identity'
import { created, updated } from '@/store/forms/outcomes'
import { errorsOf } from '@/store/forms/rules'
import { selectForm } from '@/store/forms/selectors'
import type { RootState } from '@/store/setup/state'
import { systemPaths, type SystemParams } from '../paths'
import {
  addAnnouncement,
  blockFor,
  NO_ANNOUNCEMENT,
  typedAnnouncementErrors,
  type AnnouncementValues,
} from './announcements'
import { announcementsQuery, announceSetsQuery } from './queries'
import { announcedBlockError, blocksIn, type Announcement } from './rules'

type Params = SystemParams<'bgpAnnounceSetEdit'>

export interface AnnounceSetValues extends Identity, AnnouncementValues {}

const announcementsOf = (read: Read, params: Params): Announcement[] =>
  (read(announcementsQuery(params)) ?? []).map(({ network, addressLotBlockId }) => ({
    network,
    block: addressLotBlockId,
  }))

const checkAnnouncements = (values: AnnounceSetValues, read: Read) => {
  const blocks = blocksIn(read)
  const wrong = values.announcements.find(each => announcedBlockError(each, blocks))
  return {
    announcements: wrong && announcedBlockError(wrong, blocks),
    ...typedAnnouncementErrors(values, blocks),
  }
}

/** What both forms have in common. */
const shared = {
  entries: {
    announcements: {
      add: (values: AnnounceSetValues, { read }: FormContext<never>) =>
        addAnnouncement(values, blocksIn(read)),
      empty: NO_ANNOUNCEMENT,
    },
  },
  tidies: { network: tidyBlock },
  adjust: (values: AnnounceSetValues, changed: readonly string[], { read }: FormContext<never>) =>
    changed.includes('network') ? { block: blockFor(values, blocksIn(read)) } : {},
}

/** The call that creates the set, or replaces all of it. */
const putCommand = (
  { name, description }: Identity,
  announcements: readonly Announcement[],
): Command => ({
  endpoint: 'networkingBgpAnnounceSetUpdate',
  args: {
    body: {
      name,
      description,
      announcement: announcements.map(({ network, block }) => ({
        network,
        addressLotBlock: block,
      })),
    },
  },
})

/** The set as it was last read. */
const findSet = (read: Read, { announceSet }: Params): BgpAnnounceSet | undefined =>
  read(announceSetsQuery)?.find(({ id, name }) => name === announceSet || id === announceSet)

/** Creates an announce set. */
export const announceSetCreateForm = defineForm<AnnounceSetValues, BgpAnnounceSet>({
  name: 'announceSetCreate',
  ...shared,
  initial: () => ({ ...identityForm.initial(), announcements: [], ...NO_ANNOUNCEMENT }),
  // The call replaces a set that has the name already.
  replaces: () => [announceSetsQuery],
  check: (values, { read }) =>
    errorsOf({
      ...identityForm.check(values, read(announceSetsQuery) ?? []),
      ...checkAnnouncements(values, read),
    }),
  toCommand: values => putCommand(values, values.announcements),
  succeeded: created('Announce set', systemPaths.bgpAnnounceSets),
  leaveTo: () => systemPaths.bgpAnnounceSets(),
})

/** Changes the description of an announce set and what it announces. Its name cannot change. */
export const announceSetEditForm = defineEditForm<AnnounceSetValues, BgpAnnounceSet, Params>({
  name: 'announceSetEdit',
  edits: {
    queries: ({ params }) => [announceSetsQuery, announcementsQuery(params)],
    param: 'announceSet',
    object: ({ params, read }) => findSet(read, params),
    labels: { description: 'Description', announcements: 'Announcements' },
    text: (field, { announcements }) =>
      field === 'announcements' ? announcements.map(({ network }) => network) : undefined,
  },
  ...shared,
  initial: ({ params, read }) => ({
    ...identityForm.initial(findSet(read, params)),
    announcements: announcementsOf(read, params),
    ...NO_ANNOUNCEMENT,
  }),
  check: (values, { read }) =>
    errorsOf({ ...identityForm.check(values), ...checkAnnouncements(values, read) }),
  toCommand: values => putCommand(values, values.announcements),
  succeeded: updated('Announce set', systemPaths.bgpAnnounceSets),
  leaveTo: () => systemPaths.bgpAnnounceSets(),
})

const NOTHING: readonly Announcement[] = []

/** What the edited set announces now, as last read. */
export const selectAnnounced = (state: RootState): readonly Announcement[] =>
  (selectForm(state, announceSetEditForm.name)?.context.initial as AnnounceSetValues | undefined)
    ?.announcements ?? NOTHING
