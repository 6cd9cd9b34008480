/// The kind of the type that hides something.
enum GeneratedKind: String, CaseIterable {
  case openClass = "class"
  case finalClass = "final class"
  case structure = "struct"
  case actor = "actor"
  case mainActorClass = "@MainActor final class"

  var isClass: Bool { self != .structure && self != .actor }
  var isIsolated: Bool { self == .actor || self == .mainActorClass }
}

enum GeneratedSuperclass: CaseIterable {
  case none, own, object

  /// A class of the main actor takes none that is not on it, but for `NSObject`.
  static func choices(_ kind: GeneratedKind) -> [Self] {
    switch kind {
    case .openClass, .finalClass: allCases
    case .mainActorClass: [.none, .object]
    case .structure, .actor: [.none]
    }
  }
}

enum GeneratedInitializers: CaseIterable {
  case none, empty, labelled, delegating, required, demanded, overriding, failable, throwing

  static func choices(_ kind: GeneratedKind, _ superclass: GeneratedSuperclass) -> [Self] {
    allCases.filter {
      switch $0 {
      case .empty: superclass == .none
      case .required: kind == .openClass || kind == .finalClass
      case .demanded: !kind.isIsolated
      case .overriding: superclass != .none
      default: true
      }
    }
  }

  /// What is passed for a new value; nil where nothing is.
  var isLabelled: Bool { ![.none, .empty, .overriding].contains(self) }
}

/// Where a use stands.
enum GeneratedPlace: CaseIterable {
  case method, computedProperty, closure, escapingClosure, weakSelf, lazyProperty, initialValue
  case initializerBody, staticMethod, staticProperty, subscripted, observer, localFunction
  case defaultArgument, task, asynchronous, throwing, mutating, otherFile, localConstant

  static func choices(_ kind: GeneratedKind, _ initializers: GeneratedInitializers) -> [Self] {
    allCases.filter {
      switch $0 {
      case .weakSelf: kind != .structure
      case .initializerBody: initializers != .none
      case .mutating: kind == .structure
      default: true
      }
    }
  }
}

/// What is used.
enum GeneratedThing: CaseIterable {
  case singletonMethod, singletonProperty, date, identifier, construction

  /// An expression of type `String`, with one hidden place.
  func expression(_ tag: String) -> String {
    switch self {
    case .singletonMethod: "Kitchen\(tag).shared.order(2)"
    case .singletonProperty: "Kitchen\(tag).shared.name"
    case .date: "(Date().timeIntervalSince1970 > 0 ? \"late\" : \"early\")"
    case .identifier: "\"\\(UUID().uuidString.count)\""
    case .construction: "Cook\(tag)().cook()"
    }
  }
}
