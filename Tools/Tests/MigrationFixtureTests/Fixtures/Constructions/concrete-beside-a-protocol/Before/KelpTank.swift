import Foundation

protocol KelpFilter {
  func clean() -> String
}

final class KelpCarbonFilter: KelpFilter {
  func clean() -> String { "carbon \(FileManager.default.fileExists(atPath: "/"))" }
  func rinse() -> String { "rinsed" }
}

/// A variable with the name of a property.
final class KelpLocalTank {
  var filter: (any KelpFilter)?
  var spare: any KelpFilter

  init(spare: any KelpFilter) { self.spare = spare }

  func fill() -> String {
    let spare: KelpCarbonFilter
    spare = KelpCarbonFilter()
    self.spare = spare
    return spare.rinse() + self.spare.clean()
  }
}

/// A local function with the name of a method.
final class KelpNestedTank {
  func use(_ filter: any KelpFilter) -> String { filter.clean() }

  func fill() -> String {
    func use(_ filter: KelpCarbonFilter) -> String { filter.rinse() }
    return use(KelpCarbonFilter())
  }
}

class KelpBaseTank {
  func use(_ filter: KelpCarbonFilter) -> String { "concrete " + filter.rinse() }
}

/// An overload in the superclass.
final class KelpOverloadTank: KelpBaseTank {
  func use(_ filter: any KelpFilter) -> String { "any " + filter.clean() }

  func fill() -> String { use(KelpCarbonFilter()) }
}

struct KelpPump {
  let filter: KelpCarbonFilter
}

extension KelpPump {
  init(filter: any KelpFilter, speed: Int = 0) { self.filter = KelpCarbonFilter() }
}

/// The initializer that the compiler makes, beside one in an extension.
final class KelpPumpTank {
  func fill() -> String { KelpPump(filter: KelpCarbonFilter()).filter.rinse() }
}

/// A generic parameter with the name of the protocol.
final class KelpGenericTank {
  func use<KelpFilter>(_ filter: KelpFilter) -> String { "\(type(of: filter))" }

  func fill() -> String { use(KelpCarbonFilter()) }
}

/// With `self`, it is the property.
final class KelpPropertyTank {
  var filter: any KelpFilter

  init(filter: any KelpFilter) { self.filter = filter }

  func fill(_ filter: Int) -> String {
    self.filter = KelpCarbonFilter()
    return self.filter.clean()
  }
}
