/** The part of a narrow board that an element lies in. */
export const SECTIONS = ['nile', 'mine', 'monuments', 'others'] as const;
export type Section = (typeof SECTIONS)[number];

const PLACES: { [kind: string]: Section } = {
  ...{ river: 'nile', slot: 'nile', reserve: 'nile', site: 'nile' },
  ...{ crew: 'mine', card: 'mine', stones: 'mine', sphinx: 'mine' },
  ...{ space: 'monuments', market: 'monuments', ring: 'monuments', sphinx_deck: 'monuments' },
};

export const sectionOf = (element: string): Section | undefined => PLACES[element.split(' ')[0]!];
