import DepFacts
import DepModel
import DepSyntax

/// Whether a test can set the dependencies of an object that is made as before.
extension InitializerPlanner {
  /// Whether the object is made as before, and its property can be set afterwards.
  ///
  /// That is all that a test needs where initializers belong to a framework, a protocol or other
  /// classes. What initializers themselves use would stay hidden.
  func isSetLater(
    _ forms: [InitializerForm], usedIn used: Set<Int>, movesValues: Bool
  ) -> Bool {
    guard shape.isStruct || shape.isClass && mayVary else { return false }
    let designated = zip(shape.initializers, forms).filter { !$0.0.isDelegating }
    guard !designated.isEmpty else {
      // A value that moved would stand in each of the initializers that are handed down.
      return shape.isClass && used.isEmpty
        && (isMadeByFramework
          || (movesValues ? inheritsInitializers && !inheritsOne : isMadeByOthers))
    }
    if keepsForOthers(designated) { return false }
    return !movesValues
      && designated.allSatisfy { site, form in
        switch form {
        case .defaultInside, .unchanged: true
        // No framework makes what the class keeps to itself, and a variable of the one object would
        // be a change for all.
        case .pair where site.isHidden && isSingleton: false
        case .pair, .overload, .handedDown: used.isEmpty
        case .parameter, .passing, .passingDefault: false
        }
      }
  }

  /// Whether the property may be a variable: a singleton would be shared before it is set.
  ///
  /// An actor guards the variable all the same, as that of a screen which a global holds.
  var mayVary: Bool {
    let isIsolated = shape.isolation.attribute != nil
    return !isReadOutsideOfActor
      && (isIsolated
        || !project.scope.declaresSendable(shape.type) && !project.scope.mayBeSendable(shape.type))
      && !shape.attributes.contains("Observable")
      && (isIsolated || !isSingleton)
  }

  /// Whether a static or global holds an object of the type.
  var isSingleton: Bool {
    project.model.singletons.contains {
      $0.valueTypeID == shape.type || $0.builtTypeID == shape.type
    }
  }

  /// Whether no code of the project chooses the initializer.
  private var isMadeByFramework: Bool {
    project.scope.outsideSuperclass(of: root).map {
      project.scope.sdk.lists($0, in: .classesMadeByFrameworks)
    } == true
  }

  /// Whether a class above has initializers other than that of `NSObject`.
  private var inheritsInitializers: Bool {
    if project.scope.superclass(of: shape.type) != nil { return true }
    return project.scope.outsideSuperclass(of: shape.type).map {
      !project.scope.sdk.lists($0, in: .plainClasses)
    } ?? false
  }

  /// Whether one initializer at most has to be handed down, of a class of the project.
  private var inheritsOne: Bool {
    guard project.scope.superclass(of: shape.type) != nil,
      case .inherited(let base) = try? inherited()
    else { return false }
    return base.flatMap { TypeShape($0, in: project)?.inheritedInitializers.count } ?? 1 < 2
  }

  /// Whether a class without initializers inherits them, or has to keep what the compiler makes.
  private var isMadeByOthers: Bool {
    if inheritsInitializers || keepsEmpty { return true }
    if project.scope.outsideSuperclass(of: shape.type) == nil { return isCalledImplicitly }
    return !subclasses.isEmpty || !isMadeInCode
  }

  /// Whether `init()` must stay what others override, demand or hand over.
  var keepsEmpty: Bool {
    isHandedOver || demanded?.contains([]) != false || isOverridden([])
  }
}

extension TypeShape {
  /// Whether initializers set properties that begin with nothing.
  var setsInInitializers: Bool {
    storedProperties.contains {
      $0.value == nil && !$0.isLazy && !$0.isOptional && !$0.hasAttributes
    }
  }
}
