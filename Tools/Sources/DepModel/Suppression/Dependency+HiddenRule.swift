extension Dependency.Kind {
  /// The rule of the audit that reports a hidden dependency of the kind, as comments name it.
  package var hiddenRule: String {
    switch self {
    case .singleton: "hidden-singleton"
    case .systemSingleton: "hidden-system-singleton"
    case .ambientValue: "hidden-ambient-value"
    case .locator, .wrapper: "hidden-locator"
    case .globalVariable: "hidden-global"
    case .staticFacade: "hidden-static-facade"
    case .construction, .field: "hidden-construction"
    }
  }
}
