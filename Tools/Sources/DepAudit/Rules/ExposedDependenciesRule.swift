extension Rule {
  package static let exposedDependencies = Rule(
    name: .exposedDependencies,
    group: .convention,
    severity: .warning,
    severityReason: "A warning, because other modules come to rely on the property.",
    title: "Exposed dependencies",
    summary: "The property that holds a type's `Dependencies` is public or open.",
    reason: """
      Code that has the object has all its dependencies: the object becomes a locator. Its \
      dependencies become part of its interface, and cannot change without breaking callers.
      """,
    example: RuleExample(
      """
      public final class Greeter {
        public struct Dependencies {
          public var name: () -> String
          public init(name: @escaping () -> String) { self.name = name }
        }

        public let dependencies: Dependencies  // <- finding
        public init(dependencies: Dependencies) { self.dependencies = dependencies }
        public func greeting() -> String { "Hello \\(dependencies.name())" }
      }
      """),
    repaired: RuleExample(
      """
      public final class Greeter {
        public struct Dependencies {
          public var name: () -> String
          public init(name: @escaping () -> String) { self.name = name }
        }

        private let dependencies: Dependencies
        public init(dependencies: Dependencies) { self.dependencies = dependencies }
        public func greeting() -> String { "Hello \\(dependencies.name())" }
      }
      """),
    repair: """
      Make the property private, or internal if extensions in other files use it. A type that \
      needs one of the dependencies lists it in its own `Dependencies`.
      """,
    notReported: ["The struct itself: its access level is that of the initializer that takes it."])
}

extension FindingText {
  /// `Dependencies` that other modules can see.
  static func exposedDependencies(_ property: String, of type: String) -> FindingText {
    FindingText(
      "'\(type)' exposes its dependencies; '\(property)' should be private",
      repair: "write 'private let \(property): Dependencies'")
  }
}
