import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { seedRandom } from '@/lib/random'
import type { Hand } from './hand'

const PROJECT = '/projects/mock-project'

/** Path where each session begins and ends. */
export const HOME = `${PROJECT}/instances`

const LISTS = ['disks', 'snapshots', 'images', 'vpcs', 'floating-ips', 'affinity', 'access']

const sidebar = (list: string) => `aside a[href="${PROJECT}/${list}"]`
const row = (name: string) => `button[aria-label="Actions for ${name}"]`
const POSSIBLE = '[role=menuitem]:not([aria-disabled=true])'
const DIALOG = '[role=dialog], [role=alertdialog], dialog[open]'
const inDialog = (part: string) =>
  DIALOG.split(', ')
    .map(dialog => `${dialog} ${part}`)
    .join(', ')

/** A task of a user. Starts and ends without an open dialog. */
type Task = (hand: Hand, number: number) => Promise<void>

const browse: Task = async hand => {
  for (const list of LISTS) await hand.click(sidebar(list))
  await hand.click('button[aria-label="Refresh data"]')
  await hand.look()
}

const makeAndDeleteDisk: Task = async (hand, number) => {
  const name = `bench-${number}`
  await hand.click(sidebar('disks'))
  await hand.click(`a[href="${PROJECT}/disks-new"]`)
  await hand.click('input[name=name]')
  await hand.type(name)
  await hand.click('textarea[name=description]')
  await hand.type('for the figures of a while')
  await hand.click('button[type=submit]', 'Create disk')
  await hand.click(row(name))
  await hand.click(POSSIBLE, 'Delete')
  await hand.click(inDialog('button'), 'Delete disk')
  await hand.look()
}

/** The instance's states are polled meanwhile. */
const stopAndStart: Task = async hand => {
  await hand.click(sidebar('instances'))
  for (const verb of ['Stop', 'Start']) {
    await hand.click(row('db1'))
    await hand.click(POSSIBLE, verb)
    await hand.click(inDialog('button'), `${verb} instance`)
    for (let looks = 0; looks < 8; looks++) await hand.look()
  }
}

const lookAtCharts: Task = async hand => {
  await hand.click(sidebar('instances'))
  await hand.click('main a', 'db1')
  for (const tab of ['Metrics', 'Disk', 'Network', 'CPU']) {
    await hand.click('main a', tab)
    await hand.look()
    await hand.look()
  }
}

const askAndDecline: Task = async hand => {
  await hand.click(sidebar('disks'))
  await hand.click(row('disk-3'))
  await hand.click(POSSIBLE, 'Delete')
  await hand.click(inDialog('button'), 'Cancel')
}

const jump: Task = async hand => {
  await hand.press('Control+k')
  await hand.type('floating')
  await hand.press('ArrowDown')
  await hand.press('ArrowUp')
  await hand.press('Enter')
  await hand.look()
}

const giveUpForm: Task = async (hand, number) => {
  await hand.click(sidebar('instances'))
  await hand.click(`a[href="${PROJECT}/instances-new"]`)
  await hand.click('input[name=name]')
  await hand.type(`web-${number}`)
  await hand.click('textarea[name=description]')
  await hand.type('behind the balancer of the shop')
  await hand.click(sidebar('disks'))
  await hand.click(inDialog('button'), 'Leave')
}

const TASKS = [
  browse,
  makeAndDeleteDisk,
  stopAndStart,
  lookAtCharts,
  askAndDecline,
  jump,
  giveUpForm,
]

/**
 * A busy session of `steps` actions or a few more, deterministic for a seed. All tasks are done once
 * before any is done again; `afterAll` is called in between, on the path where the session began.
 */
export const busySession = async (
  hand: Hand,
  steps: number,
  seed: number,
  afterAll?: () => Promise<void>,
) => {
  const random = xoroshiro128plusFromState(seedRandom(seed))
  const goHome = async () => {
    await hand.click(sidebar('instances'))
    await hand.look()
  }
  let left = [...TASKS]
  for (let number = 1; hand.done() < steps; number++) {
    if (left.length === 0) {
      left = [...TASKS]
      if (afterAll) await goHome()
      await afterAll?.()
    }
    const [task] = left.splice(uniformInt(random, 0, left.length - 1), 1)
    await task?.(hand, number)
  }
  await goHome()
}
