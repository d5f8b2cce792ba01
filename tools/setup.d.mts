/** The Chromium to test with: `CHROMIUM` if set, otherwise the first on the PATH. */
export const findChromium: () => string | undefined
