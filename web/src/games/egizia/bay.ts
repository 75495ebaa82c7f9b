/** Docks of a building site in units of its bay; the first slot is nearest to the river. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function slotDock(slot: number, across: boolean): Box {
  return across ? { x: 2 + slot * 47, y: 2, width: 44, height: 46 } : { x: 2, y: 4 + slot * 40, width: 54, height: 37 };
}

export function sideDock(place: number, across: boolean): Box {
  return across ? { x: 2 + place * 26, y: 51, width: 44, height: 28 } : { x: 61, y: 4 + place * 40, width: 31, height: 37 };
}
