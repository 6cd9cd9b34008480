import Foundation

protocol QuayReportProtocol: Sendable {
  func minutes(_ pier: Int) -> Int
}

final class QuayReport: @unchecked Sendable {
  static let shared = QuayReport()
  private var waits = 0

  func minutes(_ pier: Int) -> Int {
    waits += 1
    return 10 * pier + waits
  }
}

extension QuayReport: QuayReportProtocol {}

struct CatamaranDeparture: Identifiable {
  let id: Int
  let pier: Int

  func wait() -> Int { QuayReport.shared.minutes(pier) }
}

/// It has an identity, and works all the same.
struct CatamaranLoader: Identifiable {
  struct Dependencies {
    var quayReport: any QuayReportProtocol

    static var defaultDependencies: Self {
      Self(quayReport: QuayReport.shared)
    }
  }

  let id: Int
  var dependencies: Dependencies = .defaultDependencies
  let load: @Sendable (Int) -> Int

  func wait() -> Int { load(dependencies.quayReport.minutes(id)) }
}

final class CatamaranRadio: Sendable {
  func call(_ minutes: Int) -> Int { minutes + 1000 }
}

/// It talks through an object, and is more than data.
struct CatamaranPilot: Identifiable {
  struct Dependencies {
    var quayReport: any QuayReportProtocol

    static var defaultDependencies: Self {
      Self(quayReport: QuayReport.shared)
    }
  }

  let id: Int
  let radio: CatamaranRadio
  var dependencies: Dependencies = .defaultDependencies

  func wait() -> Int { radio.call(dependencies.quayReport.minutes(id)) }
}

/// It reads its own file.
struct CatamaranLog: Identifiable {
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
struct CatamaranTicket: Identifiable {
  struct Dependencies {
    var fee: @Sendable () -> Int
    var quayReport: any QuayReportProtocol

    static var defaultDependencies: Self { Self(fee: { 7 }, quayReport: QuayReport.shared) }
  }

  let id: Int
  private let dependencies: Dependencies

  init(id: Int, dependencies: Dependencies = .defaultDependencies) {
    self.id = id
    self.dependencies = dependencies
  }

  func price() -> Int { dependencies.fee() + dependencies.quayReport.minutes(id) }
}

struct CatamaranBoard {
  struct Dependencies {
    var quayReport: any QuayReportProtocol

    static var defaultDependencies: Self {
      Self(quayReport: QuayReport.shared)
    }
  }

  let departures: [CatamaranDeparture]
  var dependencies: Dependencies = .defaultDependencies

  func wait(at pier: Int) -> Int { dependencies.quayReport.minutes(pier) + departures.count }
}
