import Foundation

protocol HarbourReportProtocol: Sendable {
  func minutes(_ pier: Int) -> Int
}

final class HarbourReport: @unchecked Sendable {
  static let shared = HarbourReport()
  private var waits = 0

  func minutes(_ pier: Int) -> Int {
    waits += 1
    return 10 * pier + waits
  }
}

extension HarbourReport: HarbourReportProtocol {}

struct FerryDeparture: Identifiable {
  let id: Int
  let pier: Int

  func wait() -> Int { HarbourReport.shared.minutes(pier) }
}

/// It has an identity, and works all the same.
struct FerryLoader: Identifiable {
  struct Dependencies {
    var harbourReport: any HarbourReportProtocol

    static var defaultDependencies: Self {
      Self(harbourReport: HarbourReport.shared)
    }
  }

  let id: Int
  var dependencies: Dependencies = .defaultDependencies
  let load: @Sendable (Int) -> Int

  func wait() -> Int { load(dependencies.harbourReport.minutes(id)) }
}

final class FerryRadio: Sendable {
  func call(_ minutes: Int) -> Int { minutes + 1000 }
}

/// It talks through an object, and is more than data.
struct FerryPilot: Identifiable {
  struct Dependencies {
    var harbourReport: any HarbourReportProtocol

    static var defaultDependencies: Self {
      Self(harbourReport: HarbourReport.shared)
    }
  }

  let id: Int
  let radio: FerryRadio
  var dependencies: Dependencies = .defaultDependencies

  func wait() -> Int { radio.call(dependencies.harbourReport.minutes(id)) }
}

/// It reads its own file.
struct FerryLog: Identifiable {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  let id: String
  var dependencies: Dependencies = .defaultDependencies

  var exists: Bool { dependencies.fileManager.fileExists(atPath: id) }
}

/// It takes dependencies already, and gains one.
struct FerryTicket: Identifiable {
  struct Dependencies {
    var fee: @Sendable () -> Int
    var harbourReport: any HarbourReportProtocol

    static var defaultDependencies: Self { Self(fee: { 7 }, harbourReport: HarbourReport.shared) }
  }

  let id: Int
  private let dependencies: Dependencies

  init(id: Int, dependencies: Dependencies = .defaultDependencies) {
    self.id = id
    self.dependencies = dependencies
  }

  func price() -> Int { dependencies.fee() + dependencies.harbourReport.minutes(id) }
}

struct FerryBoard {
  struct Dependencies {
    var harbourReport: any HarbourReportProtocol

    static var defaultDependencies: Self {
      Self(harbourReport: HarbourReport.shared)
    }
  }

  let departures: [FerryDeparture]
  var dependencies: Dependencies = .defaultDependencies

  func wait(at pier: Int) -> Int { dependencies.harbourReport.minutes(pier) + departures.count }
}
