import Foundation

protocol KelpFilter {
  func clean() -> String
}

final class KelpCarbonFilter: KelpFilter {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func clean() -> String { "carbon \(dependencies.fileManager.fileExists(atPath: "/"))" }
  func rinse() -> String { "rinsed" }
}

/// A variable with the name of a property.
final class KelpLocalTank {
  struct Dependencies {
    var makeKelpCarbonFilter: @Sendable () -> KelpCarbonFilter

    static var defaultDependencies: Self {
      Self(makeKelpCarbonFilter: { KelpCarbonFilter() })
    }
  }

  private let dependencies: Dependencies

  var filter: (any KelpFilter)?
  var spare: any KelpFilter

  init(spare: any KelpFilter, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.spare = spare
  }

  func fill() -> String {
    let spare: KelpCarbonFilter
    spare = dependencies.makeKelpCarbonFilter()
    self.spare = spare
    return spare.rinse() + self.spare.clean()
  }
}

/// A local function with the name of a method.
final class KelpNestedTank {
  struct Dependencies {
    var makeKelpCarbonFilter: @Sendable () -> KelpCarbonFilter

    static var defaultDependencies: Self {
      Self(makeKelpCarbonFilter: { KelpCarbonFilter() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use(_ filter: any KelpFilter) -> String { filter.clean() }

  func fill() -> String {
    func use(_ filter: KelpCarbonFilter) -> String { filter.rinse() }
    return use(dependencies.makeKelpCarbonFilter())
  }
}

class KelpBaseTank {
  func use(_ filter: KelpCarbonFilter) -> String { "concrete " + filter.rinse() }
}

/// An overload in the superclass.
final class KelpOverloadTank: KelpBaseTank {
  struct Dependencies {
    var makeKelpCarbonFilter: @Sendable () -> KelpCarbonFilter

    static var defaultDependencies: Self {
      Self(makeKelpCarbonFilter: { KelpCarbonFilter() })
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func use(_ filter: any KelpFilter) -> String { "any " + filter.clean() }

  func fill() -> String { use(dependencies.makeKelpCarbonFilter()) }
}

struct KelpPump {
  struct Dependencies {
    var makeKelpCarbonFilter: @Sendable () -> KelpCarbonFilter

    static var defaultDependencies: Self {
      Self(makeKelpCarbonFilter: { KelpCarbonFilter() })
    }
  }

  let filter: KelpCarbonFilter
}

extension KelpPump {
  init(filter: any KelpFilter, speed: Int = 0, dependencies: Dependencies = .defaultDependencies) {
    self.filter = dependencies.makeKelpCarbonFilter()
  }
}

/// The initializer that the compiler makes, beside one in an extension.
final class KelpPumpTank {
  struct Dependencies {
    var makeKelpCarbonFilter: @Sendable () -> KelpCarbonFilter

    static var defaultDependencies: Self {
      Self(makeKelpCarbonFilter: { KelpCarbonFilter() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func fill() -> String { KelpPump(filter: dependencies.makeKelpCarbonFilter()).filter.rinse() }
}

/// A generic parameter with the name of the protocol.
final class KelpGenericTank {
  struct Dependencies {
    var makeKelpCarbonFilter: @Sendable () -> KelpCarbonFilter

    static var defaultDependencies: Self {
      Self(makeKelpCarbonFilter: { KelpCarbonFilter() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func use<KelpFilter>(_ filter: KelpFilter) -> String { "\(type(of: filter))" }

  func fill() -> String { use(dependencies.makeKelpCarbonFilter()) }
}

/// With `self`, it is the property.
final class KelpPropertyTank {
  struct Dependencies {
    var makeKelpCarbonFilter: @Sendable () -> any KelpFilter

    static var defaultDependencies: Self {
      Self(makeKelpCarbonFilter: { KelpCarbonFilter() })
    }
  }

  private let dependencies: Dependencies

  var filter: any KelpFilter

  init(filter: any KelpFilter, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.filter = filter
  }

  func fill(_ filter: Int) -> String {
    self.filter = self.dependencies.makeKelpCarbonFilter()
    return self.filter.clean()
  }
}
