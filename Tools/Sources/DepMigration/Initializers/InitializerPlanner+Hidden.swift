import DepFacts
import DepModel
import DepSyntax

extension InitializerPlanner {
  /// Whether it keeps other code from making a second object: a test reaches the one beside it.
  func guardsSingleton(_ site: InitializerSite) -> Bool {
    guard site.isHidden, !shape.isHidden else { return false }
    return site.labels.isEmpty || shape.hidesAllInitializers && !takesHiddenTypes(site)
  }

  /// Whether a parameter has a type that only the file can name.
  private func takesHiddenTypes(_ site: InitializerSite) -> Bool {
    site.parameterSites.contains { parameter in
      WrittenType(parsing: parameter.type).names.contains {
        project.scope.isHidden($0, in: shape.type)
      }
    }
  }

  /// The calls that make the type's singletons, and can pass dependencies.
  func singletonCalls(_ plan: InitializerPlan) -> [CallSite] {
    callsOfSingletons.filter { call in
      (shape.isStruct || plan.addition != .property)
        && (shape.initializers.isEmpty ? plan.takesDependencies : plan.accepts(call, shape))
    }
  }

  private var callsOfSingletons: [CallSite] {
    let names = [shape.entry.name, shape.entry.name.lastName, "Self", ".init"]
    return project.model.singletons.compactMap { singleton in
      guard singleton.valueTypeID == shape.type || singleton.builtTypeID == shape.type,
        let source = project.source(singleton.place.file),
        let call = CallSite.value(
          ofVariableAt: Int(singleton.place.position.offset), calling: names, in: source),
        !call.labels.contains("dependencies")
      else { return nil }
      return call
    }
  }
}
