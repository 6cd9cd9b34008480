import UIKit

/// Takes objects and gives them by their type; nothing is called 'resolve' or 'register'.
final class Depot6108 {
  nonisolated(unsafe) static let shared = Depot6108()
  private var things: [String: Any] = [:]

  func add<T>(service: T) { things["\(T.self)"] = service }
  func find<T>() -> T? { things["\(T.self)"] as? T }
}

protocol DepotLamp6108: AnyObject {
  var power: Int { get }
}

final class DepotBulb6108: DepotLamp6108 {
  let power = 40
}

final class DepotClock6108 {
  var hour = 7
}

/// Fills the store, and stays.
final class DepotSetup6108 {
  func run() {
    Depot6108.shared.add(service: DepotBulb6108() as DepotLamp6108)
    Depot6108.shared.add(service: DepotClock6108())
  }
}

/// A system makes screens; what the store keeps is read through the dependencies.
final class DepotScreen6108: UIViewController {
  struct Dependencies {
    var lamp: any DepotLamp6108

    static var defaultDependencies: Self {
      Self(lamp: Depot6108.shared.find()!)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  private var lamp: DepotLamp6108 { dependencies.lamp }

  override func viewDidLoad() {
    let same: DepotLamp6108 = dependencies.lamp
    title = "\(lamp.power) \(same === lamp)"
  }
}

/// Objects that are fetched with the instance, in a method, and perhaps not at all.
final class DepotGuard6108 {
  struct Dependencies {
    var lamp: any DepotLamp6108
    var clock: @Sendable () -> DepotClock6108
    var whistle: @Sendable () -> DepotScreen6108?

    static var defaultDependencies: Self {
      Self(
        lamp: Depot6108.shared.find()!,
        clock: { Depot6108.shared.find()! as DepotClock6108 },
        whistle: { Depot6108.shared.find() as DepotScreen6108? })
    }
  }

  private let dependencies: Dependencies

  private let lamp: DepotLamp6108
  private let post: String

  init(post: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    lamp = dependencies.lamp
    self.post = post
  }

  func hour() -> Int {
    let clock: DepotClock6108 = dependencies.clock()
    return clock.hour + lamp.power
  }

  func whistle() -> String {
    let whistle: DepotScreen6108? = dependencies.whistle()
    return whistle == nil ? "\(post): none" : post
  }
}

protocol DepotSettings6108Protocol {
  func value<T>(for key: String) -> T?
}

/// A store of settings asks a key for each value, and is no container.
final class DepotSettings6108 {
  nonisolated(unsafe) static let shared = DepotSettings6108()
  private var values: [String: Any] = [:]

  func set<T>(_ value: T, for key: String) { values[key] = value }
  func value<T>(for key: String) -> T? { values[key] as? T }
}

extension DepotSettings6108: DepotSettings6108Protocol {}

final class DepotPanel6108 {
  struct Dependencies {
    var depotSettings6108: @Sendable () -> any DepotSettings6108Protocol

    static var defaultDependencies: Self {
      Self(depotSettings6108: { DepotSettings6108.shared })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func level() -> Int? {
    let level: Int? = dependencies.depotSettings6108().value(for: "level")
    return level
  }
}
