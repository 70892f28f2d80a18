/** Brown, as the printed cards are. */
export const skills = { treachery: '#b98a5b' } as const;
