import DepFacts
import DepModel
import DepPlan
import DepSyntax

/// What a stored property begins with, which is to move into the initializers.
struct MovingProperty {
  let property: StoredProperty
  let shape: TypeShape
  /// Whether the compiler makes an initializer with the property as a parameter.
  let isMemberwise: Bool
  let wrapper: String?
  /// Whether all that is hidden in the value is asked of the system, such as the time.
  let isAmbient: Bool
  let sdk: SDKKnowledge
  /// The names of the type's own statics.
  let statics: Set<String>
}

extension Precondition where Subject == MovingProperty {
  static var isNotOverwritten: Self {
    Self(.overwrittenValue) { subject in
      guard subject.isAmbient, !subject.isMemberwise, subject.property.isPlain else { return nil }
      let making = subject.shape.initializers.filter { $0.delegations.isEmpty }
      return !making.isEmpty && making.allSatisfy { $0.overwrites(subject.property.name) }
        ? "each initializer sets '\(subject.property.name)' itself" : nil
    }
  }

  static var isNotWrapped: Self {
    Self(.wrappedProperty) { subject in
      guard let wrapper = subject.wrapper else { return nil }
      return subject.shape.isStruct && subject.sdk.lists(wrapper, in: .wrappersOfState)
        ? nil : "'@\(wrapper)' takes the initial value at the declaration"
    }
  }

  static var isNoMemberwiseDefault: Self {
    Self(.memberwiseDefault) {
      $0.isMemberwise && !$0.property.isLet && !$0.property.isHidden
        ? "the value is a default of the memberwise initializer" : nil
    }
  }

  /// A parameter of an initializer may have the name of what the value reads.
  static var keepsItsMeaning: Self {
    Self(.beforeInitialization) {
      let names = $0.property.namesInValue
      return $0.shape.initializers.flatMap { $0.parameterSites.map(\.name) }
        .first(where: names.contains)
        .map { "'\($0)' has another meaning inside an initializer" }
    }
  }

  /// What has the actor of its property would run in initializers, which have that of the type.
  static var isOnActorOfType: Self {
    Self(.beforeInitialization) { subject in
      guard subject.shape.isolation.attribute == nil else { return nil }
      return subject.property.attributes.first { $0.hasSuffix("Actor") }.map {
        "the property is on '@\($0)', and the initializers are not"
      }
    }
  }

  /// The value of a property reads statics without their type, and an initializer does not.
  static var namesNoStatic: Self {
    Self(.beforeInitialization) { subject in
      subject.property.namesInValue.sorted().first(where: subject.statics.contains).map {
        "an initializer reads '\($0)' only with its type before it"
      }
    }
  }
}
