/** Which of the three layouts fits: wide, medium, phone. */
export type Layout = 'wide' | 'medium' | 'phone';

const wide = matchMedia('(width >= 1200px)');
const medium = matchMedia('(width >= 760px)');
const now = (): Layout => (wide.matches ? 'wide' : medium.matches ? 'medium' : 'phone');

let layout = $state.raw<Layout>(now());
for (const query of [wide, medium]) query.addEventListener('change', () => (layout = now()));

export const currentLayout = () => layout;
