/** Placeholder for the nonce in the built page; replaced per response. */
export const NONCE_MARK = "__STYLE_NONCE__";

/**
 * The security headers of one response.
 *
 * `nonce` admits the style elements that widgets insert at run time; scripts come from our own files only. Source: CSP
 * Level 3, HTML Living Standard (referrer and permissions policies).
 */
export const securityHeaders = (nonce: string): Readonly<Record<string, string>> => ({
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // React sets style attributes through the object model, which this does not concern; none are parsed from HTML.
    "style-src-attr 'none'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; "),
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
});
