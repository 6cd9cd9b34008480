import DepModel
import DepPlan
import DepSyntax

/// A local variable that a property wrapper fills, with the type around it.
struct LocalWrapper {
  let site: WrappedProperty
  let shape: TypeShape
  /// How code in the closures around it reaches the dependencies; nil where that is not known.
  var reach: ClosureReach?
  /// The static function around it that takes the dependencies; nil where none does.
  var function: FunctionSite?

  /// The initializer around it that can fetch it from the dependencies which it takes.
  var initializer: InitializerSite? {
    guard shape.dependencies == nil, site.closures.isEmpty,
      let member = site.surroundings.member.map({ MemberSite($0) })
    else { return nil }
    return shape.initializers.first {
      $0.member == member && !$0.onlyStops && !$0.isInExtension && !$0.isFailable
    }
  }
}

/// Where a local variable can take its object from the dependencies.
extension Precondition where Subject == LocalWrapper {
  static var isInCodeOfInstances: Self {
    Self([.staticMember, .fileLevel, .beforeInitialization, .conditionalCode, .nonisolatedMember]) {
      subject in
      let surroundings = subject.site.surroundings
      guard let member = surroundings.member.map({ MemberSite($0) }) else {
        return Refusal(.fileLevel, "the code is outside every type")
      }
      if subject.function != nil { return nil }
      if member.isStatic { return Refusal(.staticMember, "the member has no instance") }
      if member.isInitializer, subject.initializer == nil {
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
      if subject.function != nil { return nil }
      let isMutating = surroundings.member.map { MemberSite($0).isMutating } ?? false
      if subject.shape.isStruct, !isMutating, !surroundings.isInitialValue { return nil }
      if surroundings.isInitialValue { return "an initial value fetches the object" }
      let isInTasks = subject.site.closures.allSatisfy {
        $0.inheritsActor && !$0.capturesSelfWeakly
      }
      let hasSelf = !subject.shape.isStruct && subject.reach.map { $0.capture == nil } == true
      return isInTasks || hasSelf ? nil : "a closure fetches the object"
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
      // That a function leaves the name free is known by now.
      if subject.function != nil { return nil }
      let member = subject.site.surroundings.member.map { MemberSite($0) }
      return member?.binds("dependencies") == true
        ? "'dependencies' has another meaning there" : nil
    }
  }
}
