/// Combinations that the tool is known to get wrong; each names the mistake.
enum KnownMistake {
  static func concerns(
    _ kind: GeneratedKind, _ superclass: GeneratedSuperclass,
    _ initializers: GeneratedInitializers, _ place: GeneratedPlace, _ thing: GeneratedThing
  ) -> Bool {
    false
  }
}
