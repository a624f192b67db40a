import { FluentNumber, type FluentFunction } from "@fluent/bundle";

/**
 * A number in a message. Fluent's own leaves `type: "ordinal"` out, and would say "2th": with it the form is that of
 * first, second, third.
 */
export const NUMBER: FluentFunction = ([given], { type }) => {
  const value = given instanceof FluentNumber ? given.value : Number(given);
  const options = type === undefined ? {} : { type: String(type) };
  return new FluentNumber(value, options as Intl.NumberFormatOptions);
};
