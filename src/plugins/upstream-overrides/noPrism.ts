// `src/theme/CodeBlock/PrismCodeBlock.tsx` includes the languages for the blocks that need the highlighter.
export {};
