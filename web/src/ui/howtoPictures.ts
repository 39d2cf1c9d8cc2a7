// Where the pictures of our how-tos lie in the built page; the pictures themselves are fetched when they are shown.
const files = import.meta.glob<string>('../../../src/tablee/games/*/howto/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The address of a picture that the how-to of a game names. */
export function pictureOf(slug: string, path: string): string | undefined {
  return files[`../../../src/tablee/games/${slug}/${path}`]
}
