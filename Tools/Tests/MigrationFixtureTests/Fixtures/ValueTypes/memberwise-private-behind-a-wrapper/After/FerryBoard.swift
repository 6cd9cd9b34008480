import Foundation

@propertyWrapper struct Remembered<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

protocol FerryTimesProtocol: Sendable {
  func next(_ pier: Int) -> String
}

final class FerryTimes: Sendable {
  static let shared = FerryTimes()
  func next(_ pier: Int) -> String { "ferry at \(pier)" }
}

extension FerryTimes: FerryTimesProtocol {}

struct FerryBoard {
  struct Dependencies {
    var ferryTimes: any FerryTimesProtocol

    static var defaultDependencies: Self {
      Self(ferryTimes: FerryTimes.shared)
    }
  }

  @Remembered private var isOpen = true
  let pier: Int
  var dependencies: Dependencies = .defaultDependencies
  let onTap: (String) -> Void

  func show() { onTap(dependencies.ferryTimes.next(pier) + (isOpen ? "" : ", closed")) }
}

struct FerryPoster {
  struct Dependencies {
    var ferryTimes: any FerryTimesProtocol

    static var defaultDependencies: Self {
      Self(ferryTimes: FerryTimes.shared)
    }
  }

  private var colour = "blue"
  var dependencies: Dependencies = .defaultDependencies

  func text() -> String { colour + " " + dependencies.ferryTimes.next(9) }
}

/// The parameter stands before a closure that callers pass behind the parentheses.
func boards() -> [FerryBoard] { [FerryBoard(pier: 3) { print($0) }] }
