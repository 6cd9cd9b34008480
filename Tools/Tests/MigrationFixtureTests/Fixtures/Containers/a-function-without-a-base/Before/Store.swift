import Foundation

final class MooringStore6139 {
  nonisolated(unsafe) private static var makers: [String: () -> Any] = [:]

  static func register<T>(_ type: T.Type, _ make: @escaping () -> T) {
    makers["\(type)"] = make
  }

  static func find<T>() -> T { makers["\(T.self)"]!() as! T }
}

protocol Moored6139 {}

extension Moored6139 {
  static func resolve<T>() -> T { MooringStore6139.find() }
}

func inject<T>() -> T { MooringStore6139.find() }
