export function generator(seed: number): () => number;
