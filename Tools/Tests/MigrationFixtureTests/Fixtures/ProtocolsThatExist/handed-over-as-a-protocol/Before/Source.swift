import Foundation

protocol Cellar6105 {
  func bool(forKey key: String) -> Bool
}

extension UserDefaults: Cellar6105 {}

protocol Racking6105: AnyObject {
  var bottles: Int { get set }
}

final class Rack6105: Racking6105, @unchecked Sendable {
  static let shared = Rack6105()
  var bottles = 2
}

struct Vintner6105 {
  let cellar: Cellar6105
  let rack: Racking6105

  init(cellar: Cellar6105, rack: Racking6105) {
    self.cellar = cellar
    self.rack = rack
  }

  func count() -> Int { cellar.bool(forKey: "cellar6105") ? 0 : rack.bottles }
}

/// Both objects are handed over only, each as its protocol.
final class Tasting6105 {
  func pour() -> Int {
    Vintner6105(cellar: UserDefaults.standard, rack: Rack6105.shared).count()
  }

  func pourAgain() -> Int {
    let vintner = Vintner6105(cellar: UserDefaults.standard, rack: Rack6105.shared)
    return vintner.count()
  }
}

/// The code asks more of the defaults than the protocol has.
final class Stocktaking6105 {
  func pour() -> Int {
    UserDefaults.standard.removeObject(forKey: "cellar6105")
    return Vintner6105(cellar: UserDefaults.standard, rack: Rack6105.shared).count()
  }
}
