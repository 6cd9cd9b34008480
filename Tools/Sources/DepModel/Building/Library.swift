import DepFacts

/// The library of the convention.
package enum Library {
  /// The name of its module and of its product.
  package static let module = "DepStructs"

  /// The modules with a file that imports it.
  static func modules(_ sources: [SourceRecord]) -> Set<String> {
    Set(sources.lazy.filter { $0.facts.imports.contains(module) }.map(\.module))
  }
}
