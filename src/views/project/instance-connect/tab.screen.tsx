import { useState } from 'react'
import { selectSshAddress, sshCommand } from '@/store/project/instance-connect/commands'
import { instanceViewPoll } from '@/store/project/instance/instance'
import { projectPaths } from '@/store/project/paths'
import { useAppSelector } from '@/store/setup/hooks'
import { Button } from '@/ui/Button/Button'
import { CardBlock, CardBody, CardFooter, CardHeader, CardStack } from '@/ui/CardBlock/CardBlock'
import { CopyButton } from '@/ui/CopyButton/CopyButton'
import { Text } from '@/ui/Layout/Layout'
import { Link } from '@/ui/Link/Link'
import { LinkButton } from '@/ui/LinkButton/LinkButton'
import { guide } from '@/views/shared/docs/guides'
import { useParams } from '@/views/shell/route-context'
import { CliCommandDialog } from '../serial-console/CliCommandDialog'
import styles from './tab.module.css'

/** The ways to connect to an instance. */
function ConnectTab() {
  return (
    <CardStack>
      <SerialConsoleCard />
      <SshCard />
    </CardStack>
  )
}

function SerialConsoleCard() {
  const params = useParams(projectPaths.instance)
  const [isCommandShown, setIsCommandShown] = useState(false)
  return (
    <CardBlock width="medium">
      <CardHeader
        title="Serial console"
        description="Connect to the serial console of the instance, here or in a terminal."
      />
      <CardFooter learnMore={guide('Serial console', 'remote-access#serial-console')}>
        <Button size="sm" aria-haspopup="dialog" onPress={() => setIsCommandShown(true)}>
          CLI command
        </Button>
        <LinkButton href={projectPaths.serialConsole(params)} tone="primary" size="sm">
          Connect
        </LinkButton>
      </CardFooter>
      {isCommandShown && (
        <CliCommandDialog {...params} onDismiss={() => setIsCommandShown(false)} />
      )}
    </CardBlock>
  )
}

function SshCard() {
  const params = useParams(projectPaths.instance)
  const address = useAppSelector(state => selectSshAddress(state, params))
  const command = sshCommand(address)
  return (
    <CardBlock width="medium">
      <CardHeader
        title="SSH"
        description="If the image supports SSH keys and inbound connections are allowed, log in with the key that was chosen when the instance was created."
      />
      <CardBody>
        <div className={styles.command}>
          <code translate="no">{command}</code>
          <CopyButton label="Copy SSH command" text={command} />
        </div>
        {address === undefined && (
          <Text as="p" color="text-muted" marginTop={3}>
            This instance has no external IP. Add one on the{' '}
            <Link href={projectPaths.instanceNetworking(params)}>networking</Link> tab.
          </Text>
        )}
      </CardBody>
      <CardFooter learnMore={guide('SSH', 'remote-access#ssh')}>
        <LinkButton href={projectPaths.instanceReachability(params)} size="sm">
          Check reachability
        </LinkButton>
      </CardFooter>
    </CardBlock>
  )
}

export { instanceViewPoll as poll, ConnectTab as View }
