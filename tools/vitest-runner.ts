import { VitestTestRunner } from 'vitest/runners'

/**
 * Vitest's runner without the times of imports: it would tell those of all modules that a worker has
 * loaded again for every file.
 */
export default class Runner extends VitestTestRunner {
  override getImportDurations() {
    return {}
  }
}
