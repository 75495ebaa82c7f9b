/** Which drawers are open. */
export const panels = $state({ settings: false, keys: false, log: false, menu: false });
