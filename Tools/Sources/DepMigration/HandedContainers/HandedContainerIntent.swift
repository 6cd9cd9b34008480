import DepFacts
import DepModel
package import DepPlan
package import DepSyntax

/// What shall become of a type that is handed a container.
package struct HandedContainerIntent {
  package var outcome: TypeOutcome
  package let shape: TypeShape
  /// The type of the container, as the initializer of the struct writes it.
  package let container: String
  package let fields: [Field]
  package let initializers: [Initializer]
  /// The initializer that takes the container and that the compiler made; nil for none.
  package var memberwise: Memberwise?
  /// The property that held the container; nil where only initializers read it.
  package let property: StoredProperty?
  /// The properties that other code filled from the container.
  package let filled: [InjectedProperty]
  /// The attribute of the actor on which the container is read.
  package let actor: String?
  package let replacements: [Replacement]
  /// The alias for the container's type, whose name the struct takes.
  package let alias: MemberSite?
  /// The properties that it still fills, with the reasons.
  let refused: [(place: Dependency, refusal: Refusal)]
  /// What holds the container and stays; nil where the type is handed the container itself.
  package var holder: Holder?
  /// How it comes to the container that its superclass takes; nil where it takes one itself.
  package var hook: Hook?
  /// Whether the overridden initializer can go on to one that takes the dependencies.
  ///
  /// Subclasses may call it as that of their superclass, which has to be a designated one, then.
  package var isHookPaired = false
  /// The places that go on to ask a container which stays.
  var staying: [StayingRead] = []
  /// The modules that the file of the declaration has to import besides.
  package var imports: [String] = []

  /// What is left of the places of the type.
  package func left(of places: [SkippedUse]) -> [SkippedUse] {
    places.filter { !covers($0) }.map { place in
      var place = place
      if let refusal = refused.first(where: { $0.place.position == place.position })?.refusal {
        place.reason = refusal.reason
        place.detail = refusal.detail
      }
      if let read = staying.first(where: { Self.covers($0.range, of: $0.source, place) }) {
        place.reason = read.refusal.reason
        place.detail = read.refusal.detail
      }
      return place
    }
  }

  /// Whether a place goes with the container.
  private func covers(_ place: SkippedUse) -> Bool {
    if place.reason == .filledLater {
      return filled.contains { $0.dependency.position == place.position }
    }
    return replacements.contains { Self.covers($0.range, of: $0.source, place) }
  }

  /// Whether a place begins with a piece of a file, which `self?.` may stand before.
  private static func covers(
    _ range: Range<Int>, of source: ParsedSource, _ place: SkippedUse
  ) -> Bool {
    let start = range.lowerBound - "self?.".utf8.count
    return source.path == place.path
      && (start..<range.upperBound).contains(Int(place.position.offset))
  }

  /// A place that still asks the container.
  struct StayingRead {
    let source: ParsedSource
    let range: Range<Int>
    let refusal: Refusal
  }

  /// The object that the type is handed, and that holds the container.
  package struct Holder {
    /// What the initializers call it.
    package let name: String
    /// Whether the type needs it for more than the container.
    package let isKept: Bool
    /// Whether code other than the initializers reads it.
    package let hasProperty: Bool
  }

  /// How a class takes part in what its superclass does with a container.
  package enum Hook {
    /// It overrides the initializer that takes the container.
    case initializer(InitializerSite, parameter: Int)
    /// It observes the property that is set to the container, each time or once.
    case property(StoredProperty, isOnce: Bool)
    /// It asks the constant that has the container when it first needs something of it.
    case lazily(StoredProperty)
  }

  /// Whether the object exists before it has its dependencies.
  package var isFilledLate: Bool {
    switch hook {
    case .property, .lazily: true
    case .initializer, nil: false
    }
  }

  package struct Field: Hashable {
    package var name: String
    package var type: FieldType
    /// What the struct's initializer reads from `container`.
    package var live: String
    /// The file that writes the type; nil for that of the type itself.
    package var origin: Int?
  }

  package struct Initializer {
    package enum Form {
      /// It stays, and calls a new one, which takes the dependencies and does the work.
      case pair
      /// It stays, and reads the container itself.
      case inside
    }

    package let site: InitializerSite
    /// Where the container stands among its parameters.
    package let parameter: Int
    package let form: Form
    /// The expression for the container; nil for that parameter.
    package var made: String?
  }

  /// A piece of a body that becomes something else.
  package struct Replacement {
    package let source: ParsedSource
    package let range: Range<Int>
    package let text: String
  }
}
