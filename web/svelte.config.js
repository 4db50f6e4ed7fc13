// Svelte's own settings: runes everywhere.
export default { compilerOptions: { runes: true } };
