import DepModel
import DepPlan
import DepSyntax

/// A local variable that a property wrapper fills, with the type around it.
struct LocalWrapper {
  let site: WrappedProperty
  let shape: TypeShape
}

/// Where a local variable can take its object from the dependencies of an instance.
extension Precondition where Subject == LocalWrapper {
  static var isInCodeOfInstances: Self {
    Self([.staticMember, .fileLevel, .beforeInitialization, .conditionalCode, .nonisolatedMember]) {
      subject in
      let surroundings = subject.site.surroundings
      guard let member = surroundings.member.map({ MemberSite($0) }) else {
        return Refusal(.fileLevel, "the code is outside every type")
      }
      if member.isStatic { return Refusal(.staticMember, "the member has no instance") }
      if member.isInitializer {
        return Refusal(.beforeInitialization, "the initializer fetches the object itself")
      }
      if surroundings.isConditional {
        return Refusal(.conditionalCode, "the field would need the same condition")
      }
      let isIsolated =
        subject.shape.isolation.attribute != nil || subject.shape.isolation == .actor
      return isIsolated && member.modifiers.contains("nonisolated")
        ? Refusal(.nonisolatedMember, "the actor isolates the property and not the member") : nil
    }
  }

  /// A closure may outlive the instance, and must not keep it alive for that.
  static var isOutsideOfClosures: Self {
    Self(.propertyWrapper) { subject in
      let surroundings = subject.site.surroundings
      if surroundings.localDeclaration != nil { return "a local function fetches the object" }
      let isMutating = surroundings.member.map { MemberSite($0).isMutating } ?? false
      if subject.shape.isStruct, !isMutating, !surroundings.isInitialValue { return nil }
      return subject.site.closures.allSatisfy { $0.inheritsActor && !$0.capturesSelfWeakly }
        && !surroundings.isInitialValue ? nil : "a closure fetches the object"
    }
  }

  /// What `live` declares sees nothing of the function.
  static var namesNothingOfMember: Self {
    Self(.argumentsUnknown) { subject in
      guard let member = subject.site.surroundings.member.map({ MemberSite($0) }) else {
        return nil
      }
      if let name = subject.site.namesInArguments.sorted().first(where: member.binds) {
        return "the arguments of the wrapper name '\(name)'"
      }
      let names = subject.site.property.typeText.map { WrittenType(parsing: $0).names } ?? []
      return member.genericParameters.first(where: names.contains).map {
        "the type names the generic parameter '\($0)'"
      }
    }
  }

  static var leavesNameOfDependencies: Self {
    Self(.nameTaken) { subject in
      let member = subject.site.surroundings.member.map { MemberSite($0) }
      return member?.binds("dependencies") == true
        ? "'dependencies' has another meaning there" : nil
    }
  }
}
