import type { Card } from '../contract';

const card: Card = { seats: [1, 4], minutes: [90, 150], weight: 3, place: 4 };
export default card;
