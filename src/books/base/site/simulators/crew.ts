/** Who sits at the simulators of ships and flights. */

export const adama = { id: 'adama', character: 'william-adama' } as const;
export const apollo = { id: 'apollo', character: 'lee-adama' } as const;
export const starbuck = { id: 'starbuck', character: 'kara-thrace' } as const;

/** They join for a game around a simulator, as far as they are needed, in this order. */
export const company = ['laura-roslin', 'william-adama', 'galen-tyrol', 'lee-adama'] as const;

export const ships = { crew: { player: adama, pilot: apollo }, company } as const;
