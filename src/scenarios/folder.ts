/** The piece in which a scenario is fetched: `titles.admiral` for `titles/admiral/in-the-brig`. */
export function folderOfScenario(id: string): string {
  return id.split('/').slice(0, -1).slice(0, 2).join('.');
}
