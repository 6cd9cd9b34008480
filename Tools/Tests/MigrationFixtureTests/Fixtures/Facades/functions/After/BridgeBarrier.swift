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
  struct Dependencies {
    var note: @Sendable (_ line: String, _ values: [String: Int]) -> Void
    var settle: @Sendable (Int) -> Void
    var settleUpTo: @Sendable (Int) -> Int
    var count: @Sendable ((String) -> Bool) -> Int
    var sendTollHouse: @Sendable (String) async throws -> String
    var wait: @Sendable () async -> Int
    var showTollSign: @MainActor @Sendable (String) -> String

    static var defaultDependencies: Self {
      Self(
        note: { TollLedger.note($0, with: $1) },
        settle: { _ = TollLedger.settle(upTo: $0) },
        settleUpTo: { TollLedger.settle(upTo: $0) },
        count: { TollHouse.count($0) },
        sendTollHouse: { try await TollHouse.send($0) },
        wait: { await TollHouse.wait() },
        showTollSign: { TollSign.show($0) })
    }
  }

  private let dependencies: Dependencies

  let name: String

  init(name: String, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.name = name
  }

  func pass(_ plates: [String]) -> Int {
    dependencies.note("open", [:])
    dependencies.note("pass", ["cars": plates.count])
    plates.forEach { dependencies.note($0, [:]) }
    dependencies.settle(1)
    return dependencies.settleUpTo(1) + dependencies.count { $0.count > 2 }
  }

  func report() async throws -> String {
    let sent = try await dependencies.sendTollHouse(name)
    let waited = await dependencies.wait()
    return "\(sent) \(waited)"
  }

  @MainActor func light() -> String { dependencies.showTollSign(name) }
}

struct TollClerk {
  struct Dependencies {
    var checkTollHouse: @Sendable (String) throws -> Int

    static var defaultDependencies: Self {
      Self(checkTollHouse: { try TollHouse.check($0) })
    }
  }

  var plates: [String]
  var dependencies: Dependencies = .defaultDependencies

  func checked() throws -> [Int] { try plates.map(dependencies.checkTollHouse) }
}
