declare module "virtual:letters" {
  interface Letters {
    widths: Record<string, number>;
    pairs: Record<string, number>;
  }
  const letters: Record<"plain" | "strong" | "italic", Letters>;
  export default letters;
}
