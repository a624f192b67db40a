/** The text of the client for a description of the API. */
export function client(description: unknown): string;
