// The chest's measures, shared by its icon in the shop and the scene in which it opens.

/** Half its width, and its height without the lid. */
export const CHEST = { half: 48, body: 40, lid: 22 } as const;
