import { selectData } from '@/api/core/api'
import type { RootState } from '@/store/setup/state'
import { byPermanence } from '../external-ips/rules'
import { externalIpsQuery } from '../instance/queries'

/** The address to log in at: the one that stays longest; undefined where there is none. */
export const selectSshAddress = (
  state: RootState,
  project: string,
  instance: string,
): string | undefined => {
  const [first] = byPermanence(
    selectData(state, externalIpsQuery({ project, instance }))?.items ?? [],
  )
  return first?.ip
}

/** The command that logs in at an address. What the reader has to put in is in brackets. */
export const sshCommand = (address: string | undefined): string =>
  `ssh [username]@${address ?? '[external IP]'}`
