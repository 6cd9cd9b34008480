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
  private let lamp: DepotLamp6108 = Depot6108.shared.find()!

  override func viewDidLoad() {
    let same: DepotLamp6108 = Depot6108.shared.find()!
    title = "\(lamp.power) \(same === lamp)"
  }
}

/// Objects that are fetched with the instance, in a method, and perhaps not at all.
final class DepotGuard6108 {
  private let lamp: DepotLamp6108 = Depot6108.shared.find()!
  private let post: String

  init(post: String) { self.post = post }

  func hour() -> Int {
    let clock: DepotClock6108 = Depot6108.shared.find()!
    return clock.hour + lamp.power
  }

  func whistle() -> String {
    let whistle: DepotScreen6108? = Depot6108.shared.find()
    return whistle == nil ? "\(post): none" : post
  }
}

/// A store of settings asks a key for each value, and is no container.
final class DepotSettings6108 {
  nonisolated(unsafe) static let shared = DepotSettings6108()
  private var values: [String: Any] = [:]

  func set<T>(_ value: T, for key: String) { values[key] = value }
  func value<T>(for key: String) -> T? { values[key] as? T }
}

final class DepotPanel6108 {
  func level() -> Int? {
    let level: Int? = DepotSettings6108.shared.value(for: "level")
    return level
  }
}
