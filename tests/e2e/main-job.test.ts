import { doMainJob } from './support/main-job'
import { test } from './support/test'

test('the main job, from login to logout', async ({ page }, { project: { name } }) => {
  test.slow()
  await doMainJob(page, name)
})
