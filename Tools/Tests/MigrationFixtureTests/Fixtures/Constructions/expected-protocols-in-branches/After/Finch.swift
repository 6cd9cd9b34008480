import Foundation

protocol FinchCourier {
  func carry(_ letter: String) -> String
}

final class FinchRider: FinchCourier {
  private let pace: Int
  init(pace: Int) { self.pace = pace }
  func carry(_ letter: String) -> String {
    "\(letter) at \(pace + UserDefaults.standard.integer(forKey: "finch.pace"))"
  }
}

final class FinchBoat: FinchCourier {
  func carry(_ letter: String) -> String {
    "\(letter) over \(UserDefaults.standard.integer(forKey: "finch.miles"))"
  }
}

final class FinchPost {
  struct Dependencies {
    var makeFinchBoat: @Sendable () -> any FinchCourier
    var makeFinchRider: @Sendable (Int) -> any FinchCourier

    static var defaultDependencies: Self {
      Self(makeFinchBoat: { FinchBoat() }, makeFinchRider: { FinchRider(pace: $0) })
    }
  }

  private let dependencies: Dependencies

  private var last: FinchCourier?
  private var fallback: any FinchCourier = FinchWalker()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func courier(_ miles: Int) -> FinchCourier? {
    let isFar = miles > 10

    return if isFar {
      dependencies.makeFinchBoat()
    } else {
      dependencies.makeFinchRider(miles)
    }
  }

  func courier(by road: String) -> any FinchCourier {
    switch road {
    case "river": dependencies.makeFinchBoat()
    case "hill": dependencies.makeFinchRider(1)
    default: fallback
    }
  }

  func quick(_ isUrgent: Bool) -> (any FinchCourier)? {
    isUrgent ? dependencies.makeFinchRider(9) : nil
  }

  func send(_ letter: String, isUrgent: Bool, miles: Int) -> String {
    let courier: FinchCourier = isUrgent ? dependencies.makeFinchRider(8) : miles > 5 ? dependencies.makeFinchBoat() : fallback
    last = isUrgent ? courier : dependencies.makeFinchBoat()
    fallback =
      if isUrgent {
        dependencies.makeFinchBoat()
      } else if miles > 5 {
        dependencies.makeFinchRider(miles)
      } else {
        FinchWalker()
      }
    return courier.carry(letter) + (last?.carry(letter) ?? "")
  }
}

struct FinchWalker: FinchCourier {
  func carry(_ letter: String) -> String { letter }
}
