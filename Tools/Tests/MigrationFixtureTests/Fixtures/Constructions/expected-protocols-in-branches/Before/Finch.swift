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
  private var last: FinchCourier?
  private var fallback: any FinchCourier = FinchWalker()

  func courier(_ miles: Int) -> FinchCourier? {
    let isFar = miles > 10

    return if isFar {
      FinchBoat()
    } else {
      FinchRider(pace: miles)
    }
  }

  func courier(by road: String) -> any FinchCourier {
    switch road {
    case "river": FinchBoat()
    case "hill": FinchRider(pace: 1)
    default: fallback
    }
  }

  func quick(_ isUrgent: Bool) -> (any FinchCourier)? {
    isUrgent ? FinchRider(pace: 9) : nil
  }

  func send(_ letter: String, isUrgent: Bool, miles: Int) -> String {
    let courier: FinchCourier = isUrgent ? FinchRider(pace: 8) : miles > 5 ? FinchBoat() : fallback
    last = isUrgent ? courier : FinchBoat()
    fallback =
      if isUrgent {
        FinchBoat()
      } else if miles > 5 {
        FinchRider(pace: miles)
      } else {
        FinchWalker()
      }
    return courier.carry(letter) + (last?.carry(letter) ?? "")
  }
}

struct FinchWalker: FinchCourier {
  func carry(_ letter: String) -> String { letter }
}
