import DepFacts

/// A call of a type of an SDK that reaches an effect and that the catalogue does not list.
///
/// `AVPlayer(url:)` is one, and so is a static subscript: `Defaults[.theme]`.
struct OutsideCall {
  let kind: Dependency.Kind
  /// How many components of the chain it takes.
  let length: Int
  let name: String
  let suggestion: FieldSuggestion?

  /// Nil where the chain calls nothing, and for effects that do not make a dependency.
  ///
  /// The state of an object belongs to the code that makes it, and code that was not read may reach
  /// no effect at all, unless its name is that of a client. `qualifiers` are the names in front
  /// that only say which framework declares the type.
  init?(
    _ path: [String], qualifiers: Int = 0, isSubscripted: Bool, reaching effect: Effect,
    _ catalogue: Catalogue, _ sdk: SDKKnowledge
  ) {
    let isClient = effect == .unknown && Self.makesClient(path, isSubscripted, sdk)
    switch effect {
    case .unknown where isClient: break
    case .nothing, .unknown, .mutableState, .log: return nil
    case .network, .disk, .defaults, .keychain, .database, .clock, .randomness, .locale, .process,
      .notifications, .location, .device, .pasteboard, .interface:
      break
    }
    if isSubscripted {
      kind = .ambientValue
      length = 1
      name = path[0] + "[]"
      suggestion = nil
      return
    }
    guard let call = path.firstIndex(where: \.isCall) else { return nil }
    length = call + 1
    var names = Array(path[min(qualifiers, call)...call])
    if names.count > 1, names.last?.baseName == "init" {
      let labels = names.removeLast().dropFirst("init".count)
      names[names.count - 1] += labels
    }
    name = names.joined(separator: ".")
    let type = names.map(\.baseName).joined(separator: ".")
    let isService = isClient || catalogue.kind(ofType: type) == .service
    kind = isService ? .systemSingleton : .ambientValue
    suggestion =
      isService && name.hasSuffix("()")
      ? FieldSuggestion(
        name: "make" + FieldNames.withoutClassPrefix(type.lastName),
        type: "@Sendable () -> \(type)", live: "{ \(name) }",
        concreteType: type)
      : nil
  }

  /// Whether code makes a client of a package that was not read, and passes it nothing.
  private static func makesClient(
    _ path: [String], _ isSubscripted: Bool, _ sdk: SDKKnowledge
  ) -> Bool {
    guard !isSubscripted, let call = path.firstIndex(where: \.isCall), path[call].hasSuffix("()")
    else { return false }
    var names = path[...call].map(\.baseName)
    if names.last == "init" { names.removeLast() }
    return names.allSatisfy(\.isCapitalized) && names.last.map(sdk.isNamedAsClient) == true
  }
}
