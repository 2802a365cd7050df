/** The values of the pattern's parameters: `type` and `id` for "/document/:type/:id". */
export type AddressParts = { readonly [place: string]: string | undefined };
