import { useState } from 'react'
import { selectAccessTokenRows } from '@/store/settings/access-tokens/access-tokens'
import { useAppSelector, useQueries } from '@/store/setup/hooks'
import { authSettingsQuery } from '@/store/silo/identities/queries'
import { selectLongestLife } from '@/store/silo/sign-in-settings/rules'
import { selectOrigin } from '@/store/tab/slice'
import { Button } from '@/ui/Button/Button'
import { commandLine, CopyCode, CopyTextButton } from '@/ui/CopyCode/CopyCode'
import { Modal, ModalSection } from '@/ui/Modal/Modal'
import type { Column } from '@/ui/Table/Table'
import { actionsColumn, dateColumn } from '@/views/shared/columns'
import { guide, type PageDocs } from '@/views/shared/docs/guides'
import { lateIcons } from '@/views/shared/late-icons'
import { ListPage } from '@/views/shared/list/ListPage'
import { Refresh } from '@/views/shared/refresh/Refresh'
import { expiryColumn, idColumn } from '@/views/shared/value-columns'

const { 'access-tokens': Icon } = lateIcons

const docs: PageDocs = {
  heading: 'access tokens',
  summary:
    'With an access token, programs call the API on your behalf. The command line creates tokens and shows each once.',
  links: [guide('Access Tokens', 'working-with-api-and-sdk#_device_token_setup')],
}

const columns: readonly Column<ReturnType<typeof selectAccessTokenRows>[number]>[] = [
  { ...idColumn(), tip: 'It identifies the token in lists; it is not the token itself.' },
  dateColumn('timeCreated'),
  expiryColumn(),
  actionsColumn(),
]

/** The command that creates an access token. */
function HowToDialog({ onDismiss }: { onDismiss: () => void }) {
  useQueries([authSettingsQuery])
  const life = useAppSelector(selectLongestLife)
  const parts = ['oxide auth login', `--host ${useAppSelector(selectOrigin)}`]
  return (
    <Modal
      title="How to get a token"
      width="free"
      onDismiss={onDismiss}
      actionButton={<CopyTextButton label="Copy command" text={commandLine(parts)} />}
    >
      <ModalSection>
        <p>
          Run this command. It opens a page on which you confirm the new token.
          {life && ` Tokens of your silo last at most ${life}.`}
        </p>
        <CopyCode parts={parts} />
      </ModalSection>
    </Modal>
  )
}

const BULK = ['delete']

/** The access tokens of the user. */
function AccessTokensView() {
  const [isHowToShown, setIsHowToShown] = useState(false)
  return (
    <ListPage
      id="access-tokens"
      title="Access tokens"
      noun="access token"
      icon={<Icon />}
      docs={docs}
      header={<Refresh />}
      rows={useAppSelector(selectAccessTokenRows)}
      columns={columns}
      bulk={BULK}
      toolbar={<Button onPress={() => setIsHowToShown(true)}>How to get a token</Button>}
      empty="Programs use an access token to call the API on your behalf."
    >
      {isHowToShown && <HowToDialog onDismiss={() => setIsHowToShown(false)} />}
    </ListPage>
  )
}

export { columns, docs, AccessTokensView as View }
