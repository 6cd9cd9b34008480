/// A written type with what its names mean, so that two spellings of one type are equal.
///
/// `API`, `any API`, `(any API)` and `Module.API` are the same; `API?` and `Optional<API>` are.
struct MeantType: Hashable, Sendable {
  /// Without `any`, parentheses, attributes and modules, and with numbers for types of the project.
  let key: String
  /// As it was written.
  let text: String
  /// The project's type that it is; nil for others, and for optionals of it.
  let type: Int?
  /// What it wraps, where it is optional.
  private let box: [MeantType]
  /// Its parts, where it is `any A & B`.
  let parts: [MeantType]
  let function: Function?
  /// The element of an array.
  private let element: [MeantType]

  var wrapped: MeantType? { box.first }
  var arrayElement: MeantType? { element.first }
  var isOptional: Bool { !box.isEmpty }
  /// Whether the project declares it; a generic type with arguments too.
  var isOfProject: Bool { key.hasPrefix("#") && parts.isEmpty }

  /// A closure's type, taken apart.
  struct Function: Hashable, Sendable {
    let parameters: [MeantType]
    /// The names that stand before the types of the parameters.
    var names: [String?] = []
    let result: [MeantType]
    let isSendable: Bool
    private(set) var isAsync: Bool
    private(set) var isThrowing: Bool
    /// `@MainActor`, or another global actor.
    let actor: String?

    /// What it returns; nil for nothing.
    var value: MeantType? { result.first }

    /// The same for a function that neither waits nor fails.
    fileprivate var withoutEffects: Function {
      var plain = self
      plain.isAsync = false
      plain.isThrowing = false
      return plain
    }
  }

  /// The type of a function that neither waits nor fails, where this is that of a closure.
  var withoutEffects: MeantType {
    guard let function else { return self }
    return MeantType(key: key, text: text, function: function.withoutEffects)
  }

  init(
    key: String, text: String, type: Int? = nil, wrapped: MeantType? = nil,
    parts: [MeantType] = [], function: Function? = nil, element: MeantType? = nil
  ) {
    self.key = key
    self.text = text
    self.type = type
    self.parts = parts
    self.function = function
    box = wrapped.map { [$0] } ?? []
    self.element = element.map { [$0] } ?? []
  }
}
