/** Was this module started as the program? `import.meta.main` says no if tools/node.mjs has loaded it into its own process. */
export const isMain = ({ filename }: ImportMeta): boolean => process.argv[1] === filename;
