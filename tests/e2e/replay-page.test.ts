import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { button, goTo, heading } from './support/screen'
import { expect, test } from './support/test'

const keptByPage = (page: Page) =>
  page.evaluate(() => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    entries: history.length,
    state: JSON.stringify(history.state),
    address: window.location.href,
    now: Math.abs(Date.now() - performance.timeOrigin - performance.now()) < 60_000,
  }))

/** Drops a file as if dragged from the desktop. */
const drop = async (page: Page, name: string, text: string) => {
  const files = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content], fileName))
      return transfer
    },
    [name, text] as const,
  )
  await page.getByLabel('Log of a session').dispatchEvent('drop', { dataTransfer: files })
}

const wayBack = (page: Page) => page.getByRole('link', { name: 'Back to console' })

const closeLog = (page: Page) => button(page, 'Open another log').click()

test('a session is replayed step by step, in an isolated frame', async ({ page }, testInfo) => {
  test.slow()
  await page.goto('/projects/mock-project/disks')
  await expect(heading(page, 'Disks')).toBeVisible()
  await page.setViewportSize({ width: 1000, height: 640 })
  await goTo(page, 'Snapshots')
  await expect(heading(page, 'Snapshots')).toBeVisible()
  // As when the page is left, which writes all that was seen.
  await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
  const log = await page.evaluate(() => window.basalt?.log() ?? '')
  const file = testInfo.outputPath('session.jsonl')
  writeFileSync(file, log)

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/replay')
  await expect(heading(page, 'Replay')).toBeVisible()
  await expectAccessible(page)
  const before = await keptByPage(page)
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))

  await page.getByLabel('Log of a session').setInputFiles(file)
  const place = page.getByRole('group', { name: 'Replay controls' }).getByRole('status')
  await expect(place).toHaveText(/^0 of \d+$/)
  const [inputs = ''] = /\d+$/.exec((await place.textContent()) ?? '') ?? []
  /** Not shown at once, but there from the first moment. */
  const onTheWay = page.getByText(/^Going to input/)
  const replayFrame = page.frameLocator('iframe[title="Console under replay"]')

  // A frame without a height of its own has 150 px.
  const frame = page.locator('iframe[title="Console under replay"]')
  const box = await frame.boundingBox()
  expect(box?.height).toBeGreaterThan(300)

  await test.step('keys step, and jump to both ends', async () => {
    await page.keyboard.press('End')
    await expect(place).toHaveText(`${inputs} of ${inputs}`, { timeout: 30_000 })
    await expect(replayFrame.getByRole('heading', { name: 'Snapshots', level: 1 })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    // The inputs of one task, such as cells that release their queries, are one step.
    await expect(place).not.toHaveText(`${inputs} of ${inputs}`)
    await expect(place).toHaveText(new RegExp(`^[1-9]\\d* of ${inputs}$`))
    // Going back starts again and runs to the place.
    await expect(onTheWay).toHaveCount(0)
    const earlier = await place.textContent()
    await page.keyboard.press('ArrowRight')
    await expect(place).toHaveText(`${inputs} of ${inputs}`)
    await page.keyboard.press('ArrowLeft')
    await expect(place).toHaveText(earlier ?? '')
    await expect(onTheWay).toHaveCount(0)
    await page.keyboard.press('Home')
    await expect(place).toHaveText(`0 of ${inputs}`)
    await expect(onTheWay).toHaveCount(0)
    await page.keyboard.press('ArrowRight')
    await expect(place).toHaveText(`1 of ${inputs}`)
  })

  await test.step('selecting a line of the timeline jumps to it and shows its changes', async () => {
    await page.getByLabel('Search the log').fill('navigation/requested')
    await page.getByRole('option').first().click()
    const step = page.getByRole('region', { name: 'Step' })
    await expect(step).toContainText('/projects/mock-project/snapshots')
    await expect(step).toContainText('Machine navigation')
    await expect(replayFrame.getByRole('heading', { name: 'Disks', level: 1 })).toBeVisible()
    await page.getByLabel('Search the log').fill('')
    await expectAccessible(page)
  })

  await test.step('the state is searched, and what is found is gone to', async () => {
    await button(page, 'Show').click()
    await page.getByRole('option', { name: 'Text in the state' }).click()
    await page.getByLabel('Search the state').fill('mock-project/snapshots succeeded')
    await page.getByLabel('Search the state').press('Enter')
    await expect(page.getByText(/^The state never held “.*inputs searched\.$/)).toBeVisible()
    await page.getByLabel('Search the state').fill('snapshotList delete-500')
    await page.getByLabel('Search the state').press('Enter')
    await expect(page.getByText(/found for “snapshotList delete-500” in all/)).toBeVisible()
    await page.getByRole('option').first().click()
    const group = page.getByRole('group', { name: 'Place found' })
    await expect(group).toContainText('Now in query snapshotList')
    const step = page.getByRole('region', { name: 'Step' })
    await expect(step).toContainText('GET /v1/snapshots?project=mock-project')
    await expectAccessible(page)
  })

  await test.step('it plays to the end', async () => {
    await button(page, 'Play').click()
    await expect(place).toHaveText(`${inputs} of ${inputs}`, { timeout: 30_000 })
    await expect(button(page, 'Play')).toBeVisible()
  })

  await test.step('the frame is inert and sends nothing', async () => {
    await replayFrame.getByRole('link', { name: 'New snapshot' }).click()
    await expect(replayFrame.getByRole('heading', { name: 'Snapshots', level: 1 })).toBeVisible()
    const inside = page.frames().find(each => each.url() === 'about:srcdoc')
    const policy = await inside?.locator('meta[http-equiv]').getAttribute('content')
    expect(policy).toContain("connect-src 'none'")
    expect(asked.filter(path => !path.startsWith('/assets/'))).toEqual([])
    const address = `${before.address}?input=${inputs}`
    expect(await keptByPage(page)).toEqual({ ...before, address })
  })

  await test.step('a link leads to a position, at which the window and the pointer are as they were', async () => {
    const press = log
      .split('\n')
      .flatMap(line => (line.includes('"type":"press"') ? [JSON.parse(line)] : []))
      .find(({ what }) => what.name === 'Snapshots')
    await page.goto(`/replay?input=${press.seq}`)
    await page.getByLabel('Log of a session').setInputFiles(file)
    await expect(place).toHaveText(`${press.seq} of ${inputs}`)
    await expect(replayFrame.getByRole('heading', { name: 'Disks', level: 1 })).toBeVisible()
    expect(
      await frame.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]),
    ).toEqual([1000, 640])
    const { x, y } = press.what
    await expect(page.locator('iframe + [aria-hidden]')).toHaveCSS('left', `${x}px`)
    await expect(page.locator('iframe + [aria-hidden]')).toHaveCSS('top', `${y}px`)
    await button(page, 'Next action (a)').click()
    await expect(page).toHaveURL(/\?input=\d+$/)
    await expect(place).not.toHaveText(`${press.seq} of ${inputs}`)
    await expectAccessible(page)
  })

  await test.step('the first divergence of a modified log is shown with both sides', async () => {
    await expect(wayBack(page)).toHaveAttribute('href', '/')
    await closeLog(page)
    await drop(page, 'changed.jsonl', log.replaceAll('disk-1', 'disk-one'))
    await expect(place).toHaveText(`0 of ${inputs}`)
    await page.keyboard.press('End')
    await button(page, 'Go to the divergence').click()
    const step = page.getByRole('region', { name: 'Step' })
    await expect(step).toContainText('Recorded: ')
    await expect(step).toContainText('Replayed: ')
  })

  await test.step('a damaged file is rejected with a message', async () => {
    await closeLog(page)
    await drop(page, 'damaged.jsonl', log.replace('"kind":"request"', '"kind":'))
    await expect(page.getByText(/^Line \d+ of the log is not JSON/)).toBeVisible()
  })
})
