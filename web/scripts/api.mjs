// Makes src/api/generated.ts from docs/openapi.json: a type for each schema, a function for each operation.
// `node scripts/api.mjs` writes it; with --check it only says whether it is up to date.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("../../docs/openapi.json", import.meta.url));
const target = fileURLToPath(new URL("../src/api/generated.ts", import.meta.url));

function typeOf(schema) {
  if (!schema) return "undefined";
  if (schema.$ref) return schema.$ref.split("/").at(-1);
  const options = schema.oneOf ?? schema.anyOf;
  if (options) return options.map(typeOf).join(" | ");
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(" | ");
  switch (schema.type) {
    case "null":
      return "null";
    case "string":
      return "string";
    case "integer":
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "array": {
      const item = typeOf(schema.items);
      return item.includes(" ") ? `(${item})[]` : `${item}[]`;
    }
    case "object":
      return "Record<string, unknown>";
    default:
      throw new Error(`no type is known for ${JSON.stringify(schema)}`);
  }
}

function comment(text, indent = "") {
  return text ? `${indent}/** ${text.trim().replace(/\s*\n\s*/g, " ")} */\n` : "";
}

function interfaceOf(name, schema) {
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).map(([field, of]) => {
    const mark = required.has(field) ? "" : "?";
    return `${comment(of.description, "  ")}  ${field}${mark}: ${typeOf(of)};\n`;
  });
  return `${comment(schema.description)}export interface ${name} {\n${fields.join("")}}\n`;
}

function answerOf(responses) {
  const good = Object.entries(responses).find(([status, { content }]) => status.startsWith("2") && content);
  if (!good) return "undefined";
  const [[type, { schema }]] = Object.entries(good[1].content);
  return type === "application/json" ? typeOf(schema) : "string";
}

function operation(method, path, { operationId, description, summary, parameters = [], requestBody, responses }) {
  const inPath = parameters.filter((parameter) => parameter.in === "path");
  const others = parameters.filter((parameter) => parameter.in === "query" || parameter.in === "header");
  const schema = requestBody?.content["application/json"]?.schema;
  const taken = [
    ...inPath.map(({ name, schema: of }) => `${name}: ${typeOf(of)}`),
    ...(schema ? [`body: ${typeOf(schema)}`] : []),
    ...others.map(({ name, required, schema: of }) => `${camel(name)}${required ? "" : "?"}: ${typeOf(of).replace(" | null", "")}`),
  ];
  const address = path.replace(/\{(\w+)\}/g, (_, name) => `\${encodeURIComponent(${name})}`);
  const part = (kind) => {
    const names = others.filter((parameter) => parameter.in === kind).map(({ name }) => `${JSON.stringify(name)}: ${camel(name)}`);
    return names.length > 0 ? [`${kind === "query" ? "query" : "headers"}: { ${names.join(", ")} }`] : [];
  };
  const parts = [...(schema ? ["body"] : []), ...part("query"), ...part("header")];
  const answer = answerOf(responses);
  const options = parts.length > 0 ? `, { ${parts.join(", ")} }` : "";
  return `${comment(description || summary)}export function ${operationId}(${taken.join(", ")}): Promise<${answer}> {
  return call("${method.toUpperCase()}", \`${address}\`${options});
}
`;
}

function camel(name) {
  const [first, ...rest] = name.toLowerCase().split("-");
  return first + rest.map((word) => word[0].toUpperCase() + word.slice(1)).join("");
}

/** The text of the client for a description. */
export function client({ components, paths }) {
  const types = Object.entries(components.schemas).map(([name, schema]) => interfaceOf(name, schema));
  const functions = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, of]) => operation(method, path, of)),
  );
  const head = "// Made from docs/openapi.json by `node scripts/api.mjs`; not to be edited.\nimport { call } from \"./call\";\n";
  return [head, ...types, ...functions].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = client(JSON.parse(readFileSync(source, "utf8")));
  if (process.argv.includes("--check")) {
    if (readFileSync(target, "utf8") !== text) {
      console.error("src/api/generated.ts is not what docs/openapi.json gives: run `node scripts/api.mjs` in web/");
      process.exit(1);
    }
  } else {
    writeFileSync(target, text);
  }
}
