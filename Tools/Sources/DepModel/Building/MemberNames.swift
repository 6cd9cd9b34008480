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

  /// Whether a chain may call the function so: what has a default may be left out, and so may the
  /// label of a closure behind the call.
  func mayBeCalled(as call: String) -> Bool {
    guard name == call.baseName else { return false }
    var rest = call.dropFirst(name.count + 1).dropLast().split(separator: ":").map(String.init)[...]
    for parameter in parameters {
      if rest.first == parameter.label {
        rest.removeFirst()
      } else if !parameter.hasDefault, !parameter.type.hasArrow {
        return false
      }
    }
    return rest.isEmpty
  }
}
