import DepSyntax

/// One way to call a double: a method, a getter or a setter.
struct Call: Sendable {
  /// What the names of its records begin with: `load` of `loadCallCount`.
  var prefix: String
  /// How failures call it, as a literal.
  var title: String
  var parameters: [CallParameter]
  var result: CallResult
  var effects: Effects
  var isStatic: Bool
  /// Whether its records are kept under a lock.
  var isGuarded: Bool
  /// What stands before the accessors of its records: `nonisolated `, `@MainActor `.
  var accessorIsolation: String
  /// What stands before the type of its handler: `@Sendable `.
  var handlerAttributes: String
  /// Whether it is asynchronous and runs on the actor of its caller.
  var staysWithCaller: Bool
  /// Whether it runs on a global actor.
  var isOnGlobalActor: Bool
  /// Its `@available(…)`.
  var availability: [String]
  /// Whether this is an initializer that may return nil.
  var isFailable: Bool

  /// The type of its handler, without the optional.
  var handlerType: String {
    let parameters = parameters.compactMap(\.handlerType).joined(separator: ", ")
    return "\(handlerAttributes)(\(parameters))\(handlerEffects) -> \(result.handlerType)"
  }

  /// A closure has no `rethrows`, and no error of a type parameter.
  private var handlerEffects: String {
    var effects = effects
    if case .argument = effects.throwing { effects.throwing = .anything }
    if case .only = effects.throwing, result.isErrorErased { effects.throwing = .anything }
    return effects.text
  }

  /// The type of an element of its argument values; nil where nothing is recorded.
  var recordType: String? {
    let recorded = recorded
    if recorded.count < 2 { return recorded.first?.recordType }
    let fields = recorded.map { field in
      (field.label.map { "\(Self.tupleLabel($0)): " } ?? "") + (field.recordType ?? "")
    }
    return "(\(fields.joined(separator: ", ")))"
  }

  /// A label of a tuple, in backticks where it needs them.
  private static func tupleLabel(_ word: String) -> String {
    ["inout", "var", "let", "self", "init", "Type", "Protocol"].contains(word) ? "`\(word)`" : word
  }

  var recordValue: String {
    let recorded = recorded
    if recorded.count == 1 { return recorded[0].recordValue }
    return "(\(recorded.map(\.recordValue).joined(separator: ", ")))"
  }

  private var recorded: [CallParameter] { parameters.filter { $0.recordType != nil } }
}

/// A parameter of a call, and how the double hands it over and records it.
struct CallParameter: Sendable {
  /// In a tuple of argument values; nil where it has no name.
  var label: String?
  /// Nil where no closure can take it.
  var handlerType: String?
  var argument = ""
  /// Nil where it cannot be kept.
  var recordType: String?
  var recordValue = ""
  /// Statements before the call.
  var before: [String] = []
  /// Statements after the handler.
  var after: [String] = []
}

/// What a call returns, and how it is made from the result of the handler.
struct CallResult: Sendable {
  /// As its declaration says; nil for nothing.
  var type: String?
  var handlerType: String
  /// Whether what the handler returns has to be cast.
  var isErased = false
  /// Whether it is cast as a value that the handler does not keep.
  var isSending = false
  /// The type parameter that the thrown error is of.
  var errorType: String?
  var isNoncopyable = false
  /// Whether no closure can return it, so that there is no handler.
  var isOutOfReach = false
  /// What to return where there is no handler; nil to look for an empty value.
  var fallback: String?

  var isErrorErased: Bool { errorType != nil }
}
