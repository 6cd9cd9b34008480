import Foundation

protocol FjordSending {
  func send(_ request: FjordRequest) -> Int
}

class FjordRequest {
  let body: String

  init(_ body: String) { self.body = body }

  func header() -> String { "\(body) \(Date().timeIntervalSince1970 > 0)" }
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
  func text() -> String {
    let request = FjordRequest("a")
    return "\(request.header()) \(FjordShip.ferry.pilot.name) \(fjordText("b") ?? "")"
  }

  func isOpen() -> Bool { FileManager.default.fileExists(atPath: "/") }
}
