package import DepFacts
import DepSyntax

/// The designated initializers of a class of an SDK, which a subclass must hand down.
///
/// A subclass that declares one of its own inherits the others only where it overrides them all:
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/initialization
package struct KnownSuperclass: Hashable, Sendable {
  package struct Initializer: Hashable, Sendable {
    package var signature: String
    package var call: String
  }

  /// Those to override.
  package var overridden: [Initializer]
  /// The new one, with what it calls; `dependencies` is added to its parameters.
  package var parameters: String
  package var call: String

  package init(_ table: SDKTables.Superclass) {
    overridden =
      table.overrides.map { parameters in
        Initializer(
          signature: "override init(\(parameters))",
          call: "super.init(\(Self.arguments(for: parameters)))")
      } + [
        Initializer(signature: "required init?(coder: NSCoder)", call: "super.init(coder: coder)")
      ]
    parameters = table.parameters.isEmpty ? "" : table.parameters + ", "
    let passed = table.arguments.isEmpty ? Self.arguments(for: table.parameters) : table.arguments
    call = "super.init(\(passed))"
  }

  private static func arguments(for parameters: String) -> String {
    ParameterSite.list(parsing: parameters).map(\.argument).joined(separator: ", ")
  }
}
