import Foundation

enum TollLedger {
  nonisolated(unsafe) private(set) static var lines: [String] = []

  static func note(_ line: String, with values: [String: Int] = [:]) {
    lines.append(line + values.map { " \($0)=\($1)" }.joined())
  }

  @discardableResult
  static func settle(upTo limit: Int) -> Int {
    let count = min(limit, lines.count)
    lines.removeFirst(count)
    return count
  }
}

enum TollHouse {
  nonisolated(unsafe) private static var lines: [String] = []

  static func check(_ plate: String) throws -> Int {
    if plate.isEmpty { throw CocoaError(.fileNoSuchFile) }
    return lines.count + plate.count
  }

  static func send(_ line: String) async throws -> String {
    lines.append(line)
    return line.uppercased()
  }

  static func wait() async -> Int { lines.count }
  static func wait() -> String { "\(lines.count)" }

  static func count(_ counted: (String) -> Bool) -> Int { lines.filter(counted).count }
}

@MainActor enum TollSign {
  private static var text = ""

  static func show(_ text: String) -> String {
    TollSign.text += text
    return TollSign.text
  }
}

final class BridgeBarrier {
  let name: String

  init(name: String) { self.name = name }

  func pass(_ plates: [String]) -> Int {
    TollLedger.note("open")
    TollLedger.note("pass", with: ["cars": plates.count])
    plates.forEach { TollLedger.note($0) }
    TollLedger.settle(upTo: 1)
    return TollLedger.settle(upTo: 1) + TollHouse.count { $0.count > 2 }
  }

  func report() async throws -> String {
    let sent = try await TollHouse.send(name)
    let waited = await TollHouse.wait()
    return "\(sent) \(waited)"
  }

  @MainActor func light() -> String { TollSign.show(name) }
}

struct TollClerk {
  var plates: [String]

  func checked() throws -> [Int] { try plates.map(TollHouse.check) }
}
