import { useSupports } from '@/store/release/release'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { selectReasonNotAdmin } from '@/store/system/fleet-role'
import {
  bundleCreateForm as form,
  selectIsStorageExhausted,
} from '@/store/system/support-bundles/create.form'
import { allBundlesQuery } from '@/store/system/support-bundles/queries'
import {
  bundleCreatePoll as poll,
  selectDeletableBundles,
} from '@/store/system/support-bundles/support-bundles'
import { DateCell } from '@/ui/Cells/Cells'
import { Stack, Text } from '@/ui/Layout/Layout'
import { Message } from '@/ui/Message/Message'
import { ActionButton } from '@/views/shared/actions/ActionButton'
import { ModalForm } from '@/views/shared/modal-form/ModalForm'
import { SideForm } from '@/views/shared/side-form/SideForm'
import { BundleState } from './BundleState'
import { CommentField } from './CommentField'
import styles from './support-bundles.module.css'

/** A new support bundle, over the list: a question where there is nothing to enter. */
function SupportBundleCreateView() {
  const hasComment = useSupports('bundleComments')
  const Shell = hasComment ? SideForm : ModalForm
  const isExhausted = useAppSelector(selectIsStorageExhausted)
  return (
    <Shell
      form={form}
      title="Create support bundle"
      disabledReason={useAppSelector(selectReasonNotAdmin)}
    >
      <Message>
        The logs of the whole rack are collected in the background, which takes up to an hour. They
        contain names and addresses: review the files before you share them.
      </Message>
      {isExhausted && <Deletable />}
      {hasComment && <form.Field name="comment" as={CommentField} />}
    </Shell>
  )
}

/** The bundles that could be deleted to make room. */
function Deletable() {
  useQueries([allBundlesQuery])
  const bundles = useAppSelector(selectDeletableBundles)
  return (
    <Stack as="section" aria-label="Bundles to delete" gap={2}>
      <p>Each bundle takes a disk. Delete one, and try again once it is gone:</p>
      <Stack as="ul" gap={2}>
        {bundles.map(bundle => (
          <li key={bundle.id} className={styles.bundle}>
            <Text overflowWrap="anywhere">
              <DateCell date={bundle.timeCreated} />{' '}
              <BundleState bundle={bundle} readAt={undefined} />
              {bundle.userComment && (
                <Text color="text-muted" display="block">
                  {bundle.userComment}
                </Text>
              )}
            </Text>
            <ActionButton action={bundle.removal} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

export { form, poll, SupportBundleCreateView as View }
