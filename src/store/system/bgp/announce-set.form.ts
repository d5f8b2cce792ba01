import { selectData } from '@/api/core/api'
import type { BgpAnnounceSet } from '@/api/generated/types'
import type { Command } from '@/api/operations/table'
import { emphasis } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import type { FormContext, Read } from '@/store/forms/definition'
import { fieldHook } from '@/store/forms/hooks'
import { identityForm, type Identity } from '@/store/forms/identity'
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
import {
  announcedBlockError,
  announcementChanges,
  blocksIn,
  withChanges,
  type Announcement,
} from './rules'

type Params = SystemParams<'bgpAnnounceSetEdit'>

export interface AnnounceSetValues extends Identity, AnnouncementValues {
  /** What the set announced when the form was opened, and its description. */
  before: { description: string; announcements: readonly Announcement[] }
}

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
  entries: { announcements: (values: AnnounceSetValues) => addAnnouncement(values) },
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

const EMPTY = {
  announcements: [],
  before: { description: '', announcements: [] },
  ...NO_ANNOUNCEMENT,
}

/** The set as it was last read. */
const findSet = (read: Read, { announceSet }: Params): BgpAnnounceSet | undefined =>
  read(announceSetsQuery)?.find(({ id, name }) => name === announceSet || id === announceSet)

/** What others have made of the description, if the user has changed it to something else. */
const theirDescription = (
  { description: mine, before }: Pick<AnnounceSetValues, 'description' | 'before'>,
  set: BgpAnnounceSet | undefined,
): string | undefined => {
  const theirs = set?.description ?? mine
  return [mine, before.description].includes(theirs) || mine === before.description
    ? undefined
    : theirs
}

/** Creates an announce set. */
export const announceSetCreateForm = defineForm<AnnounceSetValues, BgpAnnounceSet>({
  name: 'announceSetCreate',
  ...shared,
  initial: () => ({ ...identityForm.initial(), ...EMPTY }),
  // The call replaces a set that has the name already.
  replaces: () => [announceSetsQuery],
  check: (values, { read }) =>
    errorsOf({
      ...identityForm.check(values, read(announceSetsQuery) ?? []),
      ...checkAnnouncements(values, read),
    }),
  toCommand: values => putCommand(values, values.announcements),
  succeeded: ({ name }) => ({
    toast: { content: ['Announce set ', emphasis(name), ' created'] },
    to: systemPaths.bgpAnnounceSets(),
  }),
  leaveTo: () => systemPaths.bgpAnnounceSets(),
})

/** Changes the description of an announce set and what it announces. Its name cannot change. */
export const announceSetEditForm = defineForm<AnnounceSetValues, BgpAnnounceSet, Params>({
  name: 'announceSetEdit',
  isEdit: true,
  ...shared,
  initial: ({ params, read }) => {
    const identity = identityForm.initial(findSet(read, params))
    const announcements = announcementsOf(read, params)
    const before = { description: identity.description, announcements }
    return { ...identity, ...EMPTY, announcements, before }
  },
  replaces: ({ params }) => [announceSetsQuery, announcementsQuery(params)],
  check: (values, { params, read }) =>
    errorsOf({
      ...identityForm.check(values),
      ...(theirDescription(values, findSet(read, params)) !== undefined && {
        description: 'First decide whose description to keep',
      }),
      ...checkAnnouncements(values, read),
    }),
  // What the user has not changed stays as others have made it.
  toCommand: ({ name, description, announcements, before }, { params, read }) =>
    putCommand(
      {
        name,
        description:
          description === before.description
            ? (findSet(read, params)?.description ?? description)
            : description,
      },
      withChanges(
        announcementsOf(read, params),
        announcementChanges(before.announcements, announcements),
      ),
    ),
  succeeded: ({ name }) => ({
    toast: { content: ['Announce set ', emphasis(name), ' updated'] },
    to: systemPaths.bgpAnnounceSets(),
  }),
  leaveTo: () => systemPaths.bgpAnnounceSets(),
})

/** The description of others that conflicts with the user's; undefined if none does. */
export const selectTheirDescription = (state: RootState): string | undefined => {
  const { context } = selectForm(state, announceSetEditForm.name) ?? {}
  const values = context?.values as AnnounceSetValues | undefined
  const set = values && findSet(query => selectData(state, query), context?.params as Params)
  return values && theirDescription(values, set)
}

export const useAnnounceSetCreateField = fieldHook(announceSetCreateForm)
export const useAnnounceSetEditField = fieldHook(announceSetEditForm)
