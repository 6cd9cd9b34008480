import Foundation

protocol FjordSending {
  func send(_ request: FjordRequest) -> Int
}

class FjordRequest {
  struct Dependencies {
    var now: @Sendable () -> Date

    static var defaultDependencies: Self {
      Self(now: { Date() })
    }
  }

  private let dependencies: Dependencies

  let body: String

  init(_ body: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.body = body
  }

  func header() -> String { "\(body) \(dependencies.now().timeIntervalSince1970 > 0)" }
}

struct FjordPilot: Codable, Hashable {
  var name: String

  func isAway() -> Bool { FileManager.default.fileExists(atPath: "/" + name) }
}

struct FjordShip: Codable, Hashable {
  var pilot: FjordPilot

  static var ferry: FjordShip { FjordShip(pilot: FjordPilot(name: "Ada")) }
}

func fjordText(_ key: String) -> String? {
  Bundle.main.localizedString(forKey: key, value: nil, table: nil)
}

final class FjordPost {
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

  func text() -> String {
    let request = FjordRequest("a")
    return "\(request.header()) \(FjordShip.ferry.pilot.name) \(fjordText("b") ?? "")"
  }

  func isOpen() -> Bool { dependencies.fileManager.fileExists(atPath: "/") }
}
