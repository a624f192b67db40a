// One request to the server, with its errors as one kind of error.

/** Why a request did not give what was asked for. */
export class ApiError extends Error {
  constructor(
    /** The stable name of the problem; `offline` without a network, `no-server` where there are no accounts. */
    readonly code: string,
    /** The HTTP status; 0 where there was no answer. */
    readonly status: number,
    message: string,
    /** Seconds to wait before the same is asked again. */
    readonly retryAfter: number | null = null,
    /** The number of the game that was refused. */
    readonly submission: number | null = null,
  ) {
    super(message);
  }
}

interface Options {
  body?: unknown;
  query?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
}

/** Longer than the server takes for anything. */
const LONGEST_MS = 20_000;

/** Asks the server; throws an `ApiError` for every answer but a good one. */
export async function call<Answer>(method: string, path: string, { body, query, headers }: Options = {}): Promise<Answer> {
  const given = Object.entries(query ?? {}).filter((pair): pair is [string, string | number] => pair[1] !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  let response: Response;
  try {
    response = await fetch(search ? `${path}?${search}` : path, {
      method,
      credentials: "same-origin",
      redirect: "error",
      headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      signal: AbortSignal.timeout(LONGEST_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiError("offline", 0, "the server cannot be reached");
  }
  return read<Answer>(response);
}

async function read<Answer>(response: Response): Promise<Answer> {
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("application/problem+json")) {
    const problem = (await response.json().catch(() => ({}))) as { code?: string; detail?: string; submission?: number };
    const wait = Number(response.headers.get("retry-after"));
    throw new ApiError(
      problem.code ?? "internal",
      response.status,
      problem.detail ?? response.statusText,
      wait > 0 ? wait : null,
      problem.submission ?? null,
    );
  }
  if (response.status === 204) return undefined as Answer;
  if (response.ok && type.startsWith("application/json")) return (await response.json()) as Answer;
  if (response.ok && type.includes("pdn")) return (await response.text()) as Answer;
  // A server that only has the page answers with a page or a plain text.
  const code = response.status >= 500 ? "busy" : "no-server";
  throw new ApiError(code, response.status, `the server answered ${response.status} with ${type || "nothing"}`);
}
