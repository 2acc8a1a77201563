export function findConfig(
  environment: { readonly [name: string]: string | undefined },
  started: string,
): string | undefined
