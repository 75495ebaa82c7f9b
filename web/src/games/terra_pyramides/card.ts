import type { Card } from '../contract';

const card: Card = { seats: [1, 4], minutes: [45, 75], weight: 2, place: 3 };
export default card;
