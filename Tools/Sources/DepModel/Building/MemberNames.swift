import DepFacts

extension MemberFact {
  /// The name as people say it: `load()`, `init(api:)`, `api`.
  var displayName: String {
    switch kind {
    case .storedProperty, .computedProperty, .enumCase: name
    case .deinitializer: "deinit"
    case .function, .initializer, .subscript:
      "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
    }
  }

  /// The name as a chain calls it: `sleep(seconds:)`, `current()`.
  var callName: String { "\(name)(\(parameters.map { $0.label + ":" }.joined()))" }
}
