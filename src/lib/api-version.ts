/** The version of the published API document that this console speaks. */
export const API_VERSION = '20250212.0.0'
